// Pieces that moved glide to their new places. Boxes have `left`, `top`, `width`, `height`.
import { $$, byId } from './browser.js';
import { wantsCalm } from './page.js';

/** Paths shorter than this many pixels are not worth showing. */
const SHORTEST = 3;

/** A box on an area which has moved from one place to another. */
export function along(box, was, now) {
  return { left: box.left + now.left - was.left, top: box.top + now.top - was.top, width: box.width, height: box.height };
}

/**
 * Where a new piece comes from: where another one of its kind has gone or there are fewer now. `before` are the
 * pieces of the last picture by id; `left` says how many of one there are now, undefined if it is gone.
 */
export function source({ piece, from }, before, left) {
  const gave = ([id, was]) => {
    const now = left(id);
    return was.piece === piece && was.from === from && (now === undefined || now < Number(was.n));
  };
  return from && [...before].find(gave)?.[1].box;
}

/** The path back from where a piece is to where it was; nothing if one of them is not drawn or they are too close. */
export function wayBack(from, to) {
  const way = { x: (from?.left ?? 0) - to.left, y: (from?.top ?? 0) - to.top };
  return from?.width && to.width && Math.hypot(way.x, way.y) >= SHORTEST ? way : null;
}

/** A path on the screen in the coordinates of a drawing that is transformed like this. */
export function inside({ x, y }, { a, b, c, d }) {
  const area = a * d - b * c;
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}

/** On a phone the areas of the table change places: what is on them moves along and does not glide. */
const AREAS = '#board, #own, .table-side';
const MOTION = { duration: 420, easing: 'cubic-bezier(.3,.7,.2,1)' };
const pieces = () => $$('#table [data-piece][id]');

/** Where everything is, for comparison with the next picture. */
export function places() {
  const place = (piece) => ({ ...piece.dataset, area: piece.closest(AREAS), box: piece.getBoundingClientRect() });
  return {
    pieces: new Map(pieces().map((piece) => [piece.id, place(piece)])),
    areas: new Map($$(AREAS).map((area) => [area, area.getBoundingClientRect()])),
  };
}

/** Shows how the pieces moved from their earlier places to their present ones. */
export function glideFrom({ pieces: before, areas }) {
  if (wantsCalm()) return;
  carry(before, areas);
  for (const piece of pieces()) {
    const way = wayBack(before.get(piece.id)?.box ?? origin(piece, before), piece.getBoundingClientRect());
    if (!way) continue;
    const scale = piece.ownerSVGElement && piece.parentNode.getScreenCTM?.();
    const { x, y } = scale ? inside(way, scale) : way;
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], MOTION);
  }
}

function carry(before, areas) {
  for (const piece of before.values()) {
    const [was, now] = [areas.get(piece.area), piece.area?.getBoundingClientRect()];
    if (was && now?.width) piece.box = along(piece.box, was, now);
  }
}

/** Another piece that became fewer, or the supply that the piece names. */
function origin({ dataset }, before) {
  const left = (id) => { const now = byId(id); return now ? Number(now.dataset.n) : undefined; };
  return source(dataset, before, left) ?? byId(dataset.from)?.getBoundingClientRect();
}
