// Calls the player: a sound, a notification and a mark on the icon when a turn begins; a warning when
// a live clock runs low. It only reads the page: `data-mine` and `data-awaits` say where the player is
// awaited, `data-left` how many seconds a clock has left.
(() => {
  'use strict';
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const calls = document.getElementById('calls');
  if (!calls) return;
  const words = calls.dataset;
  // Kept in this browser, together with the other settings of the table.
  const wantsSound = () => {
    try { return JSON.parse(localStorage.getItem('patolli-table') || '{}').sound !== false; } catch { return true; }
  };

  // Two soft notes for a turn, quick high ones for the clock.
  const TURN = [[523, 0], [784, 0.16]];
  const CLOCK = [[880, 0], [880, 0.14], [880, 0.28]];
  let audio;
  function play(notes) {
    // Browsers allow sound only after the page was used.
    if (!wantsSound() || !window.AudioContext || !navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    audio.resume().catch(() => {});
    for (const [pitch, after] of notes) {
      const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.32);
    }
  }

  const inFront = () => !document.hidden && document.hasFocus();
  function notify(id) {
    if (inFront() || !window.Notification || Notification.permission !== 'granted') return;
    try {
      // The tag lets one match replace its own notification, also from another tab.
      const note = new Notification('Patolli', { body: words.turn, tag: `turn-${id}`, icon: words.icon });
      note.onclick = () => { window.focus(); note.close(); };
    } catch { /* some phones allow notifications from service workers only */ }
  }

  const icon = document.querySelector('link[rel=icon]');
  const plain = icon.getAttribute('href');
  function mark(count) {
    const href = count ? words.icon : plain;
    if (icon.getAttribute('href') !== href) icon.setAttribute('href', href);
    const badge = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    badge?.catch(() => {});
  }

  // The matches in which the player is awaited.
  function awaiting() {
    const table = document.querySelector('#table[data-mine]:not([data-replay])');
    const rows = $$('[data-awaits]').map((row) => row.dataset.awaits);
    return new Set(table ? [table.dataset.match] : rows);
  }
  // Whoever waited in the lobby has not been told yet; a page that was opened by hand calls nobody.
  function fromLobby() {
    try {
      const table = sessionStorage.getItem('patolli-begun');
      sessionStorage.removeItem('patolli-begun');
      return table === location.pathname;
    } catch { return false; }
  }
  let known = fromLobby() ? new Set() : awaiting();
  function look() {
    const now = awaiting();
    const fresh = [...now].filter((id) => !known.has(id));
    if (fresh.length || now.size !== known.size) mark(now.size);
    known = now;
    if (fresh.length) {
      play(TURN);
      fresh.forEach(notify);
      // The table announces its turn itself.
      if (!document.getElementById('table')) document.getElementById('live').textContent = words.turn;
    }
    warn();
    offer();
  }

  // A clock warns once at each mark, for as long as it runs towards the same end.
  const warning = document.getElementById('clock-warning');
  let warned = '';
  function warn() {
    const clock = document.querySelector('[data-own] [data-left]');
    const left = clock ? Number(clock.dataset.left) : Infinity;
    const marks = $$('[data-warn]', calls).filter((text) => left <= Number(text.dataset.warn));
    const text = marks.at(-1);
    for (const item of $$('.clock')) item.classList.toggle('clock-low', Boolean(text) && item.contains(clock));
    const key = text ? `${clock.dataset.deadline} ${text.dataset.warn}` : '';
    if (key === warned) return;
    warned = key;
    warning.hidden = !text;
    warning.textContent = text ? text.textContent : '';
    if (text) play(CLOCK);
  }

  // Notifications are offered once, when the player has to wait for other people, with the reason.
  const offered = () => { try { return localStorage.getItem('patolli-call-offered'); } catch { return 'no'; } };
  const box = document.getElementById('call-offer');
  function offer() {
    if (box) box.hidden = !window.Notification || Notification.permission !== 'default' || known.size > 0 || Boolean(offered());
  }
  box?.addEventListener('click', async ({ target }) => {
    const answer = target.closest('[data-call]')?.dataset.call;
    if (!answer) return;
    try { localStorage.setItem('patolli-call-offered', answer); } catch { /* private window */ }
    if (answer === 'yes') await Notification.requestPermission();
    box.hidden = true;
  });

  new MutationObserver(look).observe(document.getElementById('main'), {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-mine', 'data-awaits', 'data-left'],
  });
  mark(known.size);
  look();
})();
