// What this browser stores for the table: its settings, whether the list of choices is open, how far columns are scrolled.
import { $, $$, device, tab } from './browser.js';

const KEY = 'patolli-table';
const DEFAULTS = { confirm: true, scores: true, text: false, keys: true, sound: true };

/** Settings from storage. Missing or damaged ones have their default. */
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

const SIDE = 'patolli-side';
const side = () => $('.table-side');

/** The server opens the list for a browser that keeps it open, so that it is visible at once. */
function keepChoices({ target }) {
  // The text view opens it automatically.
  if (target.id !== 'choices' || isTextView()) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `choices=${target.open ? 'open' : 'shut'}; Path=/match; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Browsers restore how far a page was scrolled, but not its side column. */
function scrollSide() {
  const [path, top] = (tab.read(SIDE) ?? '').split(' ');
  if (path === location.pathname && side()) side().scrollTop = Number(top);
}

function scrollHistory() {
  const box = $('#history .history-scroll');
  if (!box || box.contains(document.activeElement)) return;
  const here = $('[aria-current=step]', box);
  box.scrollTop = here ? here.offsetTop - box.offsetTop - 60 : box.scrollHeight;
}

export function startColumns() {
  document.addEventListener('toggle', keepChoices, true);
  addEventListener('pagehide', () => tab.write(SIDE, `${location.pathname} ${side()?.scrollTop ?? 0}`));
  document.addEventListener('drawn', scrollHistory);
  scrollHistory();
  scrollSide();
}
