// The lobby follows the table: who has joined or left, and when it can start.
import { $$, byId, tab } from './browser.js';
import { showCopying } from './site.js';

const AGAIN = 3000;
const lobby = () => byId('lobby');
const address = () => `/match/${lobby().dataset.match}`;

function watch() {
  const stream = new EventSource(`${address()}/events`);
  stream.onmessage = refresh;
  stream.onerror = () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    // The server has refused: the next request finds out why.
    refresh();
    setTimeout(watch, AGAIN);
  };
}

async function refresh() {
  // Without a connection the stream returns with the server and sends the number again.
  const answer = await fetch(`${address()}/lobby`, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (answer?.status === 204) begin();
  // The table was removed, or this seat given to another player: its page says so.
  else if ([403, 404].includes(answer?.status)) location.reload();
  else if (answer?.ok) show(await answer.text());
}

/** Players who wait in another tab are alerted at the table. */
function begin() {
  tab.write('patolli-begun', address());
  location.assign(address());
}

/** What a control is for, whatever the number of the table. */
const signature = ({ tagName, form, name, dataset }) =>
  [tagName, form?.getAttribute('action'), form?.elements.seat?.value, name, dataset.copy].join(' ');
const word = () => lobby().querySelector('input[name=word]');

function show(html) {
  const next = new DOMParser().parseFromString(html, 'text/html').getElementById('lobby');
  if (!next || next.dataset.number === lobby().dataset.number) return;
  const focused = lobby().contains(document.activeElement) ? signature(document.activeElement) : '';
  const typed = word()?.value ?? '';
  lobby().replaceWith(next);
  showCopying(next);
  // What was half typed and the keyboard focus stay as they were.
  if (word()) word().value = typed;
  if (focused) $$('a, button, input', next).find((element) => signature(element) === focused)?.focus();
  byId('live').textContent = next.querySelector('[role=status]')?.textContent ?? '';
}

if (lobby()) watch();
