// What stays as it was: whether the list of choices is open, how far the side column and the history are scrolled.
import { $ } from './dom.js';
import { isTextView } from './settings.js';
import { tab } from './storage.js';

const KEY = 'patolli-side';
const side = () => $('.table-side');

/** The server opens the list for a browser that keeps it open, so that it is there at once. */
function keepChoices({ target }) {
  // The text view opens it by itself.
  if (target.id !== 'choices' || isTextView()) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `choices=${target.open ? 'open' : 'shut'}; Path=/match; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Browsers restore how far a page was scrolled, but not its side column. */
function scrollSide() {
  const [path, top] = (tab.read(KEY) ?? '').split(' ');
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
  addEventListener('pagehide', () => tab.write(KEY, `${location.pathname} ${side()?.scrollTop ?? 0}`));
  document.addEventListener('drawn', scrollHistory);
  scrollHistory();
  scrollSide();
}
