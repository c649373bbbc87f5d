// Buttons that copy a link.
import { $$, byId } from './dom.js';

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

export function startCopying() {
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button[data-copy]');
    if (button) copy(button);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target.matches?.('[data-select]')) target.select();
  });
  showCopying();
}
