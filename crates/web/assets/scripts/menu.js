// A place with several choices opens a small menu.
import { beside, hush } from './tips.js';

let menu = null;
/** The place whose choices are open, and which they are. */
let opened = null;

export const isOpen = () => menu !== null;
export const hasFocus = () => Boolean(menu?.contains(document.activeElement));
export const contains = (node) => Boolean(menu?.contains(node));
export const items = () => [...menu.children];

/** Opens the choices of a place; `choose` is told which was chosen. */
export function open(place, choose) {
  close();
  hush();
  const { acts, labels } = place.dataset;
  opened = { place, acts };
  menu = Object.assign(document.createElement('div'), { className: 'menu' });
  menu.setAttribute('role', 'menu');
  const words = labels.split('|');
  menu.append(...acts.split('|').map((act, i) => item(words[i] ?? act, () => { close(true); choose(act); })));
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

/** `back`: the focus returns to the place. Says whether a menu was open. */
export function close(back = false) {
  const place = opened?.place;
  menu?.remove();
  [menu, opened] = [null, null];
  if (back) place?.focus();
  return place !== undefined;
}

/** Other players' moves must not close a menu whose choices are still there. */
export function keep() {
  if (!menu) return;
  const { place, acts } = opened;
  if (place.isConnected && place.dataset.acts === acts) beside(menu, place);
  else close();
}
