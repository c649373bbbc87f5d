// Leads to the available choices when none of them is in view: by scrolling there when a new decision comes, or with
// a button that stays until one is in view. It never scrolls while the player looks around or uses the keyboard, and
// never moves the focus unasked.
import { $, $$, byId } from './browser.js';
import { table, wantsCalm } from './page.js';

/** How much of a place must be visible, unless it is smaller: what a finger needs. */
const FINGER = 24;
const chip = () => byId('show-where');

/** The places that can be chosen; the list of choices if there is no such place and no button. */
function places() {
  if (table().dataset.mine === undefined) return [];
  const lit = $$('#table :is([data-act], [data-acts])');
  return lit.length || $('.turn-acts [name=action]') ? lit : $$('#choices');
}
const isDrawn = (place) => place.checkVisibility() && place.getBoundingClientRect().width > 0;

/** The visible box below the bar, inside everything that scrolls or cuts. */
function seenPart(place) {
  const roof = Math.max(0, $('#turn')?.getBoundingClientRect().bottom ?? 0);
  let { left, top, right, bottom } = place.getBoundingClientRect();
  const cut = (box) => {
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  };
  cut({ left: 0, top: roof, right: innerWidth, bottom: innerHeight });
  for (let around = place.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect());
  }
  return { left, top, right, bottom };
}

/** Whether the enlarged part of the board covers a place. */
function isCovered(place, { left, top, right, bottom }) {
  const zoomed = $('#board .zoom[open]')?.closest('[role=group]');
  const there = zoomed && document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return zoomed && !zoomed.contains(place) && zoomed.contains(there);
}

function isInSight(place) {
  if (!isDrawn(place)) return false;
  const [whole, part] = [place.getBoundingClientRect(), seenPart(place)];
  const enough = (seen, all) => seen >= Math.min(FINGER, all) - 1;
  return enough(part.right - part.left, whole.width) && enough(part.bottom - part.top, whole.height) && !isCovered(place, part);
}

/** How far a place is from the visible part; negative above it. */
function distance(place) {
  const { top, bottom } = place.getBoundingClientRect();
  return (top + bottom) / 2 - innerHeight / 2;
}

function nearest() {
  const all = places();
  const drawn = all.filter(isDrawn).sort((a, b) => Math.abs(distance(a)) - Math.abs(distance(b)));
  return drawn[0] ?? all[0];
}

function update() {
  const all = places();
  chip().hidden = !all.length || all.some(isInSight);
  if (!chip().hidden) chip().dataset.way = distance(nearest()) < 0 ? 'up' : 'down';
}

function lead(place) {
  for (let around = place; around; around = around.parentElement) {
    if (around.tagName === 'DETAILS') around.open = true;
  }
  if (isCovered(place, seenPart(place))) $('#board .zoom[open]').open = false;
  place.scrollIntoView({ block: 'center', inline: 'center', behavior: wantsCalm() ? 'instant' : 'smooth' });
  update();
}

function leadByClick() {
  const place = nearest();
  if (!place) return;
  // The button disappears: the keyboard continues where it led.
  ($('summary', place) ?? place).focus({ preventScroll: true });
  lead(place);
}

/** Scrolling is up to the player from the first wheel or drag until the next choice. */
let looksAround = false;
let usesKeys = false;
const isBusy = () => looksAround || usesKeys
  || $('dialog[open], #menu[open], #board .zoom[open], body > [role=menu], .tip-pinned:not([hidden])');

function watchPlayer() {
  for (const own of ['wheel', 'touchmove']) addEventListener(own, () => { looksAround = true; }, { passive: true });
  document.addEventListener('chosen', () => { looksAround = false; });
  document.addEventListener('keydown', () => { usesKeys = true; });
  document.addEventListener('pointerdown', () => { usesKeys = false; });
}

/** The pending question, and where it can be answered. */
const question = () => places().map((place) => place.dataset.act ?? place.dataset.acts).join() + ($('#turn-words')?.textContent ?? '');
let asked = '';

function look(mayLead) {
  const now = places().length ? question() : '';
  const isNew = now && now !== asked;
  asked = now;
  update();
  if (!isNew || chip().hidden) return;
  if (mayLead && !isBusy()) lead(nearest());
  else byId('announce').append(` ${chip().dataset.says}`);
}

let due = false;
function soon() {
  if (due) return;
  due = true;
  requestAnimationFrame(() => { due = false; update(); });
}

export function startSight() {
  // Replays offer nothing to choose, and have no such button.
  if (!chip()) return;
  chip().addEventListener('click', leadByClick);
  watchPlayer();
  document.addEventListener('drawn', () => look(true));
  addEventListener('scroll', soon, { capture: true, passive: true });
  for (const change of ['resize', 'load']) addEventListener(change, soon);
  for (const change of ['toggle', 'change']) document.addEventListener(change, soon, true);
  // A page that has just been opened stays where it is.
  look(false);
}
