// The mathematics of gliding: where a piece comes from and how far that is. Boxes have `left`, `top`, `width`, `height`.

/** Ways shorter than this many pixels are not worth showing. */
const SHORTEST = 3;

/** A box that lies on an area which has moved from one place to another. */
export function along(box, was, now) {
  return { left: box.left + now.left - was.left, top: box.top + now.top - was.top, width: box.width, height: box.height };
}

/**
 * Where a new piece comes from: where another one of its kind has gone or there are fewer now. `before` are the pieces
 * of the last picture by id; `left` says how many of one there are now, undefined if it is gone.
 */
export function source({ piece, from }, before, left) {
  const gave = ([id, was]) => {
    const now = left(id);
    return was.piece === piece && was.from === from && (now === undefined || now < Number(was.n));
  };
  return from && [...before].find(gave)?.[1].box;
}

/** The way back from where a piece is to where it was; nothing if one of them is not drawn or they are too close. */
export function wayBack(from, to) {
  const way = { x: (from?.left ?? 0) - to.left, y: (from?.top ?? 0) - to.top };
  return from?.width && to.width && Math.hypot(way.x, way.y) >= SHORTEST ? way : null;
}

/** A way on the screen as a drawing measures it whose coordinates are transformed like this. */
export function inside({ x, y }, { a, b, c, d }) {
  const area = a * d - b * c;
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}
