// Small improvements to every page. Everything works without them.
import { $$, byId } from './browser.js';

/** They appear only where copying works. */
export function showCopying(root = document) {
  for (const button of $$('button[data-copy]', root)) button.hidden = !navigator.clipboard;
}

async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.done;
    byId('live').textContent = button.dataset.done;
  } catch {
    button.closest('.shown-link')?.querySelector('[data-select]')?.select();
  }
}

function startCopying() {
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button[data-copy]');
    if (button) copy(button);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target.matches?.('[data-select]')) target.select();
  });
  showCopying();
}

/** A form that creates something is sent once, however often it is clicked. */
function sendOnce() {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!form.matches('[data-once]')) return;
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
  addEventListener('pageshow', () => {
    for (const form of $$('form[data-once]')) delete form.dataset.sent;
  });
}

/** Names are needed only for the seats of people at this screen. */
function showNames() {
  for (const row of $$('[data-seat-row]')) {
    const who = row.querySelector('select').value;
    for (const field of $$('[data-only]', row)) field.hidden = field.dataset.only !== who;
  }
}

startCopying();
sendOnce();
document.addEventListener('change', ({ target }) => {
  if (target.closest('[data-seat-row]')) showNames();
});
showNames();
