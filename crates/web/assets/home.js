// The home page keeps the visitor's matches up to date. It asks instead of holding a stream open: one
// small request now and then, and none of the connections that tables need.
(() => {
  'use strict';
  const EVERY = 10_000;
  const list = () => document.getElementById('my-matches');
  if (!list() || !window.Idiomorph) return;

  async function refresh() {
    try {
      const answer = await fetch('/mine', { headers: { Accept: 'text/html' } });
      if (answer.ok) show(await answer.text());
    } catch { /* no connection: the next request catches up */ }
  }
  const offers = () => [...document.querySelectorAll('[data-offer]')];
  // What stays keeps its node, its focus and whether it is open.
  function show(html) {
    const known = new Set(offers().map(({ dataset }) => dataset.offer));
    Idiomorph.morph(list(), html, {
      morphStyle: 'outerHTML',
      callbacks: { beforeAttributeUpdated: (name, node) => !(name === 'open' && node.tagName === 'DETAILS') },
    });
    const fresh = offers().find(({ dataset }) => !known.has(dataset.offer));
    const live = document.getElementById('live');
    if (fresh && live) live.textContent = fresh.querySelector('p').textContent;
  }
  setInterval(refresh, EVERY);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) refresh(); });
  addEventListener('pageshow', ({ persisted }) => { if (persisted) refresh(); });
})();
