// Keeps the visitor's matches on the home page up to date. It polls instead of holding a stream open: one small
// request now and then, and none of the connections that tables need.
import { $$, byId } from './browser.js';
import { Idiomorph } from './vendor/idiomorph.js';

const EVERY = 10_000;
const offers = () => $$('[data-offer]');

async function refresh() {
  const answer = await fetch('/mine', { headers: { Accept: 'text/html' } }).catch(() => null);
  // Without a connection the next request catches up.
  if (answer?.ok) show(await answer.text());
}

/** Unchanged elements keep their node, their focus and whether they are open. */
function show(html) {
  const known = new Set(offers().map(({ dataset }) => dataset.offer));
  Idiomorph.morph(byId('my-matches'), html, {
    morphStyle: 'outerHTML',
    callbacks: { beforeAttributeUpdated: (name, node) => !(name === 'open' && node.tagName === 'DETAILS') },
  });
  document.title = byId('my-matches').dataset.title;
  const fresh = offers().find(({ dataset }) => !known.has(dataset.offer));
  if (fresh) byId('live').textContent = fresh.querySelector('p').textContent;
}

setInterval(refresh, EVERY);
document.addEventListener('visibilitychange', () => { if (!document.hidden) refresh(); });
addEventListener('pageshow', ({ persisted }) => { if (persisted) refresh(); });
