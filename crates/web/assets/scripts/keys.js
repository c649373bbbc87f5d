// Keys of the table.
import { $, $$, byId } from './dom.js';
import { activate } from './clicks.js';
import { shutTop } from './layers.js';
import * as menu from './menu.js';
import { isReplay, table } from './page.js';
import { showStep } from './replay.js';
import { settings } from './settings.js';

const PARTS = '#board [role=group], #own [role=group], #others [role=group]';
const partOf = (place) => place.closest(PARTS);
const placesIn = (part) => $$('[tabindex]', part).filter((place) => partOf(place.parentElement ?? part) === part);

/** Tab stops at what can be chosen, and once in each part; the arrows walk through a part. */
function setStops() {
  for (const part of $$(PARTS)) {
    const places = placesIn(part);
    const stop = places.find((place) => place === document.activeElement) ?? places[0];
    for (const place of places) place.setAttribute('tabindex', place === stop || place.matches('.lit') ? 0 : -1);
  }
}

function move(items, by) {
  const here = items.indexOf(document.activeElement);
  if (items.length) items[(here + by + items.length) % items.length].focus();
}

function goTo(part, inside) {
  if (!part) return;
  if (part.tagName === 'DETAILS') part.open = true;
  (inside ?? part).focus();
  (inside ?? part).scrollIntoView({ block: 'nearest' });
}

const LETTERS = {
  '?': () => byId('keys').showModal(),
  u: () => byId('undo')?.click(),
  c: () => goTo($('#choices'), $('#choices button')),
  b: () => goTo($('#board'), $$('#board .lit, #own .lit').find((place) => place.getBoundingClientRect().width)),
  h: () => goTo($('#history'), $('#history .history-scroll')),
  t: () => goTo($('#words'), $('#words summary')),
};
const STEPS = {
  ArrowLeft: () => $('#replay-previous[href]')?.click(),
  ArrowRight: () => $('#replay-next[href]')?.click(),
  Home: () => showStep(Number(table().dataset.first)),
  End: () => showStep(Number(table().dataset.last)),
};
const UP_AND_DOWN = { ArrowDown: 1, ArrowUp: -1 };
const ALONG = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** What a key does while a menu of choices is open. */
function inMenu(key) {
  if (key === 'Tab') menu.close(true);
  return UP_AND_DOWN[key] && (() => move(menu.items(), UP_AND_DOWN[key]));
}

/** What a key does at a place of the table, if anything. */
function wayOf({ key, target }) {
  const place = target.closest('[data-act], [data-acts]');
  if (place && (key === 'Enter' || key === ' ')) return () => activate(place);
  if (UP_AND_DOWN[key] && target.closest('#choices')) return () => move($$('#choices button'), UP_AND_DOWN[key]);
  if (isReplay() && STEPS[key]) return STEPS[key];
  const part = ALONG[key] && target.matches('[tabindex]') && partOf(target.parentElement);
  if (part) return () => move(placesIn(part), ALONG[key]);
  if (!settings.keys) return undefined;
  const nth = /^[1-9]$/.test(key) && $$('#choices button[name=action]')[key - 1];
  return LETTERS[key] ?? (nth && (() => nth.click()));
}

const isTyped = ({ ctrlKey, metaKey, altKey, target }) =>
  ctrlKey || metaKey || altKey || target.closest('dialog, input:not([type=radio]), select, textarea');

export function startKeys() {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && shutTop()) { event.preventDefault(); return; }
    const way = menu.isOpen() ? inMenu(event.key) : !isTyped(event) && wayOf(event);
    if (!way) return;
    event.preventDefault();
    way();
  });
  document.addEventListener('drawn', setStops);
  setStops();
}
