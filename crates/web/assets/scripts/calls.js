// Calls the player: a sound, a notification and a mark on the icon when a turn begins; a warning when a live clock runs
// low. It only reads the page: `data-mine` and `data-awaits` say where the player is awaited, `data-left` how many
// seconds a clock has left.
import { $, $$, byId } from './dom.js';
import { answerOffer, mayOffer, notify, prepare } from './notifications.js';
import { CLOCK, TURN, play } from './sounds.js';
import { tab } from './storage.js';

const calls = byId('calls');
const words = calls.dataset;
const icon = $('link[rel=icon]');
const plain = icon.getAttribute('href');

function mark(count) {
  const href = count ? words.icon : plain;
  if (icon.getAttribute('href') !== href) icon.setAttribute('href', href);
  const badge = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}

/** The matches in which the player is awaited. */
function awaiting() {
  const table = $('#table[data-mine]:not([data-replay])');
  const rows = $$('[data-awaits]').map((row) => row.dataset.awaits);
  return new Set(table ? [table.dataset.match] : rows);
}

/** Players who waited in the lobby have not been called yet; a page that was opened by hand calls nobody. */
function isFromLobby() {
  const begun = tab.read('patolli-begun');
  tab.forget('patolli-begun');
  return begun === location.pathname;
}

let known = isFromLobby() ? new Set() : awaiting();
function look() {
  const now = awaiting();
  const fresh = [...now].filter((id) => !known.has(id));
  if (fresh.length || now.size !== known.size) mark(now.size);
  known = now;
  if (fresh.length) {
    play(TURN);
    for (const id of fresh) notify({ body: words.turn, tag: `turn-${id}`, icon: words.icon, address: `/match/${id}` });
    // The table announces its turn itself.
    if (!byId('table')) byId('live').textContent = words.turn;
  }
  warn();
  offer();
}

/** The last warning. A clock warns once at each mark, for as long as it runs towards the same end. */
let warned = '';
function warn() {
  const clock = $('[data-own] [data-left]');
  const left = clock ? Number(clock.dataset.left) : Infinity;
  const text = $$('[data-warn]', calls).findLast(({ dataset }) => left <= Number(dataset.warn));
  for (const item of $$('.clock')) item.classList.toggle('clock-low', Boolean(text) && item.contains(clock));
  const key = text ? `${clock.dataset.deadline} ${text.dataset.warn}` : '';
  if (key === warned) return;
  warned = key;
  const warning = byId('clock-warning');
  warning.hidden = !text;
  warning.textContent = text ? text.textContent : '';
  if (text) play(CLOCK);
}

/** Notifications are offered when the player has to wait for other people, with the reason. */
const box = byId('call-offer');
function offer() {
  if (box) box.hidden = !mayOffer() || known.size > 0;
}
box?.addEventListener('click', async ({ target }) => {
  const answer = target.closest('[data-call]')?.dataset.call;
  if (!answer) return;
  await answerOffer(answer);
  box.hidden = true;
});

new MutationObserver(look).observe(byId('main'), {
  subtree: true, childList: true, attributes: true, attributeFilter: ['data-mine', 'data-awaits', 'data-left'],
});
mark(known.size);
prepare();
look();
