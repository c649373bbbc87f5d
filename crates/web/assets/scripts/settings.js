// Settings of the table, kept by this browser.
import { $$ } from './dom.js';
import { device } from './storage.js';

const KEY = 'patolli-table';
const DEFAULTS = { confirm: true, scores: true, text: false, keys: true, sound: true };

/** Settings from what was kept. What is missing or damaged has its default. */
export function parse(kept) {
  let read = null;
  try { read = JSON.parse(kept ?? '{}'); } catch { /* damaged */ }
  const value = ([name, usual]) => [name, typeof read?.[name] === 'boolean' ? read[name] : usual];
  return Object.fromEntries(Object.entries(DEFAULTS).map(value));
}

/** As last changed, perhaps in another tab. */
export const keptSettings = () => parse(device.read(KEY));

export const settings = keptSettings();

/** Whether the text view is on, by a setting or by the address. */
export const isTextView = () => settings.text || new URLSearchParams(location.search).get('text') === '1';

function settle() {
  document.documentElement.dataset.scores = settings.scores ? 'on' : 'off';
  for (const box of $$('[data-setting]')) box.checked = settings[box.dataset.setting];
}

function openText() {
  if (settings.text) for (const part of $$('#words, #choices')) part.open = true;
}

export function startSettings() {
  document.addEventListener('change', ({ target }) => {
    if (!target.dataset.setting) return;
    settings[target.dataset.setting] = target.checked;
    device.write(KEY, JSON.stringify(settings));
    settle();
    openText();
  });
  document.addEventListener('drawn', settle);
  settle();
  openText();
}
