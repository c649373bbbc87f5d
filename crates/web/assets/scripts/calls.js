// Alerts the player: a sound, a notification and a mark on the icon when a turn begins; a warning when a live clock
// runs low. It only reads the page: `data-mine` and `data-awaits` say where it is the player's turn, `data-left` how
// many seconds a clock has left, `data-arrived` which friends have joined the host's table.
import { $, $$, byId, tab } from './browser.js';
import { answerOffer, CLOCK, FRIEND, isInFront, mayOffer, notify, play, prepare, TURN } from './signals.js';
import { Turns } from './turns.js';

const calls = byId('calls');
const words = calls.dataset;
const icon = $('link[rel=icon]');
const plain = icon.getAttribute('href');

let marked;
function mark(count) {
  if (count === marked) return;
  marked = count;
  const href = count ? words.icon : plain;
  if (icon.getAttribute('href') !== href) icon.setAttribute('href', href);
  const badge = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}

/** The matches in which it is the player's turn; none while the table shows the past, or an opponent's turn. */
function awaiting() {
  const table = byId('table');
  if (!table) return new Set($$('[data-awaits]').map((row) => row.dataset.awaits));
  const { match, mine, moment, replay } = table.dataset;
  if (moment !== undefined || replay !== undefined) return null;
  // The curtain between two players at one screen is for the next one.
  return new Set(mine !== undefined || byId('curtain') ? [match] : []);
}

/** Players who waited in the lobby have not been alerted yet; a page that the player opened alerts no one. */
function isFromLobby() {
  const begun = tab.read('patolli-begun');
  tab.forget('patolli-begun');
  return begun === location.pathname;
}

const turns = new Turns(isFromLobby() ? new Set() : null);
function look() {
  const { fresh, back } = turns.update(awaiting(), Date.now());
  mark(turns.count);
  // Players who are still watching their own move need no alert.
  const called = isInFront() ? fresh : [...fresh, ...back];
  if (called.length) callTo(called);
  welcome();
  warn();
  offer();
}

function callTo(matches) {
  play(TURN);
  for (const id of matches) notify({ body: words.turn, tag: `turn-${id}`, icon: words.icon, address: `/match/${id}` });
  // The table announces its turn itself.
  if (!byId('table')) byId('live').textContent = words.turn;
}

/** Friends who have joined the player's table, each in words. */
const arrivals = () => new Set($$('[data-arrived]').map(({ dataset }) => dataset.arrived));
let seated = arrivals();
function welcome() {
  const now = arrivals();
  const fresh = [...now].filter((friend) => !seated.has(friend));
  seated = now;
  if (!fresh.length) return;
  play(FRIEND);
  const { match } = byId('lobby').dataset;
  notify({ body: fresh.join(' '), tag: `friends-${match}`, icon: words.icon, address: `/match/${match}` });
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

/** Notifications are offered, with the reason, when the player has to wait for other people. */
const box = byId('call-offer');
function offer() {
  if (box) box.hidden = !mayOffer() || turns.count > 0;
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
prepare();
look();
