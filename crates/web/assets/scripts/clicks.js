// Clicks on the table.
import { byId } from './dom.js';
import { shut } from './layers.js';
import * as menu from './menu.js';
import { problem, say, words } from './page.js';
import { followLink, showPresent } from './replay.js';
import { choose } from './send.js';

/** Chooses what a place stands for. */
export function activate(place) {
  if (place.dataset.act !== undefined) choose(place.dataset.act);
  else menu.open(place, choose);
}

/** What a click does, by what it meets; the first that fits. */
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

export function startClicks() {
  document.addEventListener('click', (event) => {
    if (!menu.contains(event.target)) menu.close();
    const on = (selector) => event.target.closest?.(selector);
    if (!on('#menu')) shut();
    const way = WAYS.find(([selector]) => on(selector));
    way?.[1](on(way[0]), event);
  });
}
