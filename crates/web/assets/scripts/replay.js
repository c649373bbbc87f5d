// Replays: from moment to moment and back to the present, each with its address.
import { $ } from './browser.js';
import { refresh } from './news.js';
import { address, isReplay, say, table, words } from './page.js';
import { show } from './picture.js';
import { moment, newest } from './server.js';

const ask = newest();

/** Shows the moment at an address; `keep`: the address becomes that of the page. */
export async function showMoment(url, keep = true) {
  const isNewest = ask();
  const picture = await moment(url).catch(() => say(words().offline));
  if (!picture || !isNewest()) return;
  if (keep) history.pushState(null, '', url);
  show(picture, true);
  say('');
}

/** Shows a step, if the match has it. */
export function showStep(to) {
  const { first, last, through } = table().dataset;
  if (isReplay() && to >= Number(first) && to <= Number(last)) showMoment(`${address()}/at/${to}?eyes=${through}`);
}

/** Shows the present, for the eyes that the address names. */
export function showPresent(url) {
  ask();
  history.pushState(null, '', url);
  refresh(eyesIn(url), true);
}

const eyesIn = (url) => new URL(url, location.href).searchParams.get('eyes') ?? '';

/** Follows a link to a moment. */
export async function followLink(link) {
  const isBelow = !link.closest('#turn');
  await showMoment(link.href);
  if (isBelow && isReplay()) toBoard();
}

/** A link far below the board scrolls to the board. */
function toBoard() {
  const { top, bottom } = $('#board').getBoundingClientRect();
  if (top > innerHeight / 2 || bottom < innerHeight / 2) table().scrollIntoView({ block: 'start', behavior: 'instant' });
}

export function startReplay() {
  addEventListener('popstate', () => {
    if (location.pathname.startsWith(`${address()}/at/`)) showMoment(location.href, false);
    else refresh(eyesIn(location.href), true);
  });
  document.addEventListener('change', ({ target }) => {
    if (target.id === 'replay-range') showStep(Number(target.value));
  });
  document.addEventListener('submit', (event) => {
    if (!event.target.classList.contains('replay-jump')) return;
    event.preventDefault();
    showStep(Number($('#replay-range').value));
  });
}
