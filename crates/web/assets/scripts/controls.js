// Clicks and keys at the table.
import { $, $$, byId } from './browser.js';
import { closeMenu, inMenu, isMenuOpen, menuItems, openMenu, shut, shutTop } from './layers.js';
import { isReplay, problem, say, table, words } from './page.js';
import { followLink, showPresent, showStep } from './replay.js';
import { choose } from './send.js';
import { settings } from './settings.js';

/** Chooses what a place offers. */
function activate(place) {
  if (place.dataset.act !== undefined) choose(place.dataset.act);
  else openMenu(place, choose);
}

/** What a click does, by its target; the first match applies. */
const WAYS = [
  ['[data-act], [data-acts]', (place, event) => { event.preventDefault(); activate(place); }],
  ['[data-open]', (button) => byId(button.dataset.open).showModal()],
  ['#problem', (box, event) => { if (!event.target.closest('a')) problem(''); }],
  ['#copy-link', () => navigator.clipboard?.writeText(location.href).then(() => say(words().copied))],
  ['#table a[data-step], #table a[data-eyes], #replay-now', (link, event) => {
    if (!link.href || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.dataset.step === undefined) showPresent(link.href);
    else followLink(link);
  }],
];

function startClicks() {
  document.addEventListener('click', (event) => {
    if (!inMenu(event.target)) closeMenu();
    const on = (selector) => event.target.closest?.(selector);
    if (!on('#menu')) shut();
    const way = WAYS.find(([selector]) => on(selector));
    way?.[1](on(way[0]), event);
  });
}

const PARTS = '#board [role=group], #own [role=group], #others [role=group]';
const partOf = (place) => place.closest(PARTS);
const placesIn = (part) => $$('[tabindex]', part).filter((place) => partOf(place.parentElement ?? part) === part);

/** Tab stops on everything that can be chosen, and once in each part; the arrow keys move within a part. */
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
function wayInMenu(key) {
  if (key === 'Tab') closeMenu(true);
  return UP_AND_DOWN[key] && (() => move(menuItems(), UP_AND_DOWN[key]));
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

function startKeys() {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && shutTop()) { event.preventDefault(); return; }
    const way = isMenuOpen() ? wayInMenu(event.key) : !isTyped(event) && wayOf(event);
    if (!way) return;
    event.preventDefault();
    way();
  });
  document.addEventListener('drawn', setStops);
  setStops();
}

export function startControls() {
  startClicks();
  startKeys();
}
