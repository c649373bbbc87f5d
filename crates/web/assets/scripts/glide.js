// Pieces that moved glide to their new places.
import { $$, byId } from './dom.js';
import { along, inside, source, wayBack } from './geometry.js';
import { wantsCalm } from './page.js';

/** On a phone the areas of the table change places: what lies on them goes along and does not glide. */
const AREAS = '#board, #own, .table-side';
const MOTION = { duration: 420, easing: 'cubic-bezier(.3,.7,.2,1)' };
const pieces = () => $$('#table [data-piece][id]');

/** Where everything is, to be compared with the next picture. */
export function places() {
  const place = (piece) => ({ ...piece.dataset, area: piece.closest(AREAS), box: piece.getBoundingClientRect() });
  return {
    pieces: new Map(pieces().map((piece) => [piece.id, place(piece)])),
    areas: new Map($$(AREAS).map((area) => [area, area.getBoundingClientRect()])),
  };
}

/** Shows how the pieces came from their earlier places to where they are now. */
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
