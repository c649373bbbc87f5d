// Calls the player: a sound, a notification and a mark on the icon when a turn begins; a warning when a live clock runs
// low. It only reads the page: `data-mine` and `data-awaits` say where the player is awaited, `data-left` how many
// seconds a clock has left, `data-arrived` which friends have come to the host's table.
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

/** The matches in which the player is awaited; nothing while the table shows the past, or an opponent's turn. */
function awaiting() {
  const table = byId('table');
  if (!table) return new Set($$('[data-awaits]').map((row) => row.dataset.awaits));
  const { match, mine, moment, replay } = table.dataset;
  if (moment !== undefined || replay !== undefined) return null;
  // The curtain between two players at one screen asks for the next one.
  return new Set(mine !== undefined || byId('curtain') ? [match] : []);
}

/** Players who waited in the lobby have not been called yet; a page that was opened by hand calls nobody. */
function isFromLobby() {
  const begun = tab.read('patolli-begun');
  tab.forget('patolli-begun');
  return begun === location.pathname;
}

const turns = new Turns(isFromLobby() ? new Set() : null);
function look() {
  const { fresh, back } = turns.update(awaiting(), Date.now());
  mark(turns.count);
  // Players who still look at their own move need no call.
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

/** Friends who have taken a seat at the player's table, each in words. */
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

/** Notifications are offered when the player has to wait for other people, with the reason. */
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
