// The turn of a game's own opponent, event by event. A click or a key skips to its end.
import { isReplay, sleep, steps, table } from './page.js';
import { show } from './picture.js';
import { ahead, look } from './server.js';

/** Ends what is being shown. */
let skip = null;

/** Shows the moments that lead to a picture, if there are any, and then the picture. */
export async function follow(picture) {
  const news = isReplay() || document.hidden ? [] : ahead(picture.moments, steps());
  const skipped = new Promise((done) => { skip = () => done(null); });
  for (const at of news) {
    const shown = await Promise.race([look({ eyes: table().dataset.eyes, at }).catch(() => null), skipped]);
    if (!shown) break;
    show(shown);
    if (!(await Promise.race([sleep(picture.pace).then(() => true), skipped]))) break;
  }
  skip = null;
  show(picture);
}

function onAnything(event) {
  if (!skip || /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key)) return;
  // The click was not meant for what is at that place afterwards.
  if (table().contains(event.target) || event.type === 'keydown') {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  skip();
}

export function startPlayback() {
  for (const kind of ['click', 'keydown']) document.addEventListener(kind, onAnything, true);
}
