// News of the match. The stream sends the number of the last entry; the page requests the picture, one request at a
// time, and requests again if anything happened in between.
import { $, byId } from './browser.js';
import { address, isReplay, number, say, table, words } from './page.js';
import { follow } from './playback.js';
import { look } from './server.js';

/** After how many milliseconds a failed request is repeated. */
const AGAIN = 3000;

/** The request in progress, and what was requested since then. */
let [running, wish] = [null, null];
/** Whether a choice made here is in progress: its answer shows the news. */
let held = false;
/** The last number from the stream. */
let heard;
let again = 0;

export function hold() { held = true; }
export function release() {
  held = false;
  // Others may have moved since then.
  if (!isReplay() && isBehind()) refresh();
}
const isBehind = () => Number(heard) > number();

/** Shows the newest picture, for other eyes if some are named; `force`: even if the page should have it. */
export function refresh(eyes, force = false) {
  wish = { eyes: eyes ?? wish?.eyes, force: force || wish?.force };
  running ??= fulfil();
  return running;
}

async function fulfil() {
  while (wish) {
    const { eyes, force } = wish;
    wish = null;
    await showNewest(eyes ?? table().dataset.eyes, force);
  }
  running = null;
}

async function showNewest(eyes, force) {
  const picture = await look({ eyes, known: force || isReplay() ? '' : table().dataset.number }).catch(lost);
  if (picture === undefined) return;
  if (!held) say(words().saved);
  if (picture && (force || !held)) await follow(picture);
}

/** Requests again without news: the stream may have nothing more to send. */
function lost() {
  say(words().offline);
  clearTimeout(again);
  again = setTimeout(refreshNow, AGAIN);
}

/** A page that shows the past stays there. */
const refreshNow = () => { if (!isReplay()) refresh(); };

function listen() {
  const stream = new EventSource(`${address()}/events`);
  stream.onmessage = ({ data }) => {
    const isNew = heard !== undefined && heard !== data;
    heard = data;
    if (isReplay()) {
      $('#replay-now')?.classList.toggle('changed', isNew);
      if (byId('status')?.textContent === words().offline) say('');
    } else if (!held && isBehind()) refresh();
    else if (!held) say(words().saved);
  };
  stream.onerror = () => {
    say(words().offline);
    if (stream.readyState !== EventSource.CLOSED) return;
    // The server has refused: the next request finds out why.
    refreshNow();
    setTimeout(listen, AGAIN);
  };
}

export function startNews() {
  addEventListener('offline', () => say(words().offline));
  addEventListener('online', refreshNow);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) refreshNow(); });
  listen();
}
