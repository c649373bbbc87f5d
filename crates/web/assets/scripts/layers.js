// What is on top of the table: small menus of places with several choices, and what Escape closes, one thing at a
// time.
import { $, byId } from './browser.js';
import { problem } from './page.js';
import { beside, hush } from './tips.js';

let menu = null;
/** The place whose choices are open, and the choices. */
let opened = null;

export const isMenuOpen = () => menu !== null;
export const hasMenuFocus = () => Boolean(menu?.contains(document.activeElement));
export const inMenu = (node) => Boolean(menu?.contains(node));
export const menuItems = () => [...menu.children];

/** Opens the choices of a place; `choose` gets the one that was chosen. */
export function openMenu(place, choose) {
  closeMenu();
  hush();
  const { acts, labels } = place.dataset;
  opened = { place, acts };
  menu = Object.assign(document.createElement('div'), { className: 'menu' });
  menu.setAttribute('role', 'menu');
  const words = labels.split('|');
  menu.append(...acts.split('|').map((act, i) => item(words[i] ?? act, () => { closeMenu(true); choose(act); })));
  document.body.append(menu);
  beside(menu, place);
  menu.firstChild.focus();
}

function item(textContent, chosen) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent });
  button.setAttribute('role', 'menuitem');
  button.addEventListener('click', chosen);
  return button;
}

/** `back`: the focus returns to the place. Returns whether a menu was open. */
export function closeMenu(back = false) {
  const place = opened?.place;
  menu?.remove();
  [menu, opened] = [null, null];
  if (back) place?.focus();
  return place !== undefined;
}

/** Other players' moves must not close a menu whose choices still exist. */
export function keepMenu() {
  if (!menu) return;
  const { place, acts } = opened;
  if (place.isConnected && place.dataset.acts === acts) beside(menu, place);
  else closeMenu();
}

/** Closes a part that is open, by default the menu of the table. Returns which. */
export function shut(which = '#menu[open]') {
  const part = $(which);
  if (part) part.open = false;
  return part;
}

function shutByKey(which) {
  const part = shut(which);
  part?.querySelector('summary').focus({ preventScroll: true });
  // The focus returns automatically: the player did not ask about what it is on.
  if (part) hush();
  return part;
}

/** From top to bottom. On top of all are dialogs, which the browser closes. */
const layers = [
  () => !byId('problem').hidden && (problem(''), true),
  () => closeMenu(true) && (hush(), true),
  () => hush(),
  () => shutByKey('#menu[open]'),
  () => shutByKey('#board .zoom[open]'),
  () => shutByKey('#choices[open]'),
];

/** Returns whether there was something to close. */
export const shutTop = () => !$('dialog[open]') && layers.some((shutOne) => shutOne());
