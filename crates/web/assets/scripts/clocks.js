// Clocks run here between two pictures; the server's time is what counts.
import { $, $$ } from './browser.js';
import { words } from './page.js';

const two = (n) => String(n).padStart(2, '0');

/** This many seconds as people read a clock; `day` is the word for days. */
export function clockTime(left, day) {
  const [days, hours, minutes, seconds] = [left / 86_400, (left % 86_400) / 3600, (left % 3600) / 60, left % 60].map(Math.floor);
  if (days) return `${days} ${day} ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

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
