// Clocks run here between two pictures; the server's time counts.
import { $, $$ } from './dom.js';
import { words } from './page.js';
import { clockTime } from './time.js';

/** The server's time in the last picture, and how far it is ahead of the browser's. */
let [told, skew] = [undefined, 0];

function tick() {
  const clocks = $('.clocks');
  if (clocks && clocks.dataset.now !== told) {
    told = clocks.dataset.now;
    skew = Number(told) - Date.now();
  }
  for (const clock of $$('[data-deadline]')) {
    const left = Math.max(0, Math.floor((Number(clock.dataset.deadline) - Date.now() - skew) / 1000));
    clock.dataset.left = left;
    clock.textContent = clockTime(left, words().day);
  }
}

export function startClocks() {
  setInterval(tick, 1000);
  document.addEventListener('drawn', tick);
}
