// A new picture of the table: unchanged elements keep their node, their focus and whether they are open; moved pieces
// glide.
import { $, $$, byId } from './browser.js';
import { glideFrom, places } from './glide.js';
import { hasMenuFocus, keepMenu, shut } from './layers.js';
import { isReplay, number, table } from './page.js';
import { isOvertaken } from './server.js';
import { Idiomorph } from './vendor/idiomorph.js';

/** The most lines of history that are read out. */
const SAID = 8;
const lines = () => $$('#history .history-line');

/** Shows a picture, unless a later one is already shown. `silent`: it is not news. */
export function show(picture, silent = false) {
  if (!silent && !isReplay() && isOvertaken(picture.number, number())) return;
  const wasOver = $('#finished');
  const known = new Set(lines().map(({ id }) => id));
  const before = places();
  const focused = table().contains(document.activeElement) || hasMenuFocus();
  morph(picture.html);
  keepMenu();
  // Players who are looking at an enlarged part see how the board ended.
  if (!wasOver && $('#finished')) shut('#board .zoom[open]');
  if (focused && document.activeElement === document.body) ($('#curtain-open') ?? $('#turn-words'))?.focus({ preventScroll: true });
  if (table().dataset.title) document.title = table().dataset.title;
  glideFrom(before);
  if (!silent) announce(known);
  document.dispatchEvent(new Event('drawn'));
}

function morph(html) {
  Idiomorph.morph(table(), html, {
    morphStyle: 'outerHTML',
    // What is being typed stays; a button must never keep an earlier purpose.
    ignoreActiveValue: /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName),
    callbacks: {
      beforeNodeMorphed: (from) => from.id !== 'status',
      beforeAttributeUpdated: (name, node) => !(name === 'open' && node.tagName === 'DETAILS'),
    },
  });
}

/** Reads out the news. */
function announce(known) {
  const fresh = lines().filter(({ id }) => !known.has(id));
  const said = fresh.slice(-SAID).map((line) => line.textContent.trim());
  if (table().dataset.mine !== undefined) said.push($('#turn-words')?.textContent ?? '');
  byId('announce').textContent = said.join(' ');
}
