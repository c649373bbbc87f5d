// The table page: what it knows about itself, and the messages it shows beside the board.
import { byId } from './browser.js';

export const table = () => byId('table');
export const isReplay = () => table().dataset.replay !== undefined;
export const address = () => `/match/${table().dataset.match}`;
/** The number of the last entry shown. */
export const number = () => Number(table().dataset.number);
/** The number of steps shown. */
export const steps = () => Number(table().dataset.steps);
/** What scripts say, in the visitor's language. */
export const words = () => byId('table-texts').dataset;
export const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
export const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });

/** The status line. */
export function say(text) {
  const status = byId('status');
  if (status && status.textContent !== text) status.textContent = text;
}

/** What went wrong, with a link to the rule if there is one; the message is never closed automatically. */
export function problem(text, link) {
  const box = byId('problem');
  box.hidden = !text;
  box.textContent = text || '';
  if (!link) return;
  const a = document.createElement('a');
  a.href = link.url;
  a.textContent = words().rule.replace('{rule}', link.rule);
  box.append(' ', a);
}
