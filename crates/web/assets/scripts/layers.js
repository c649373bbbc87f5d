// What lies over the table and closes with Escape, one thing at a time.
import { $, byId } from './dom.js';
import * as menu from './menu.js';
import { problem } from './page.js';
import { hush } from './tips.js';

/** Closes a part that is open, by default the menu of the table. Says which. */
export function shut(which = '#menu[open]') {
  const part = $(which);
  if (part) part.open = false;
  return part;
}

function shutByKey(which) {
  const part = shut(which);
  part?.querySelector('summary').focus({ preventScroll: true });
  // The focus comes back by itself: nobody asked what it is on.
  if (part) hush();
  return part;
}

/** From top to bottom. On top of all are dialogs, which the browser closes. */
const layers = [
  () => !byId('problem').hidden && (problem(''), true),
  () => menu.close(true) && (hush(), true),
  () => hush(),
  () => shutByKey('#menu[open]'),
  () => shutByKey('#board .zoom[open]'),
  () => shutByKey('#choices[open]'),
];

/** Says whether there was something to close. */
export const shutTop = () => !$('dialog[open]') && layers.some((shutOne) => shutOne());
