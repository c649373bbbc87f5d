// Which of the player's turns are news.

/** Milliseconds. A turn that returns sooner is the answer to the player's own move, which they are still watching. */
const AT_ONCE = 2000;

/** Remembers in which matches it is the player's turn. */
export class Turns {
  #known = null;
  #left = new Map();

  /** `known`: matches that the player knows of. Without it, the first state of the page is known. */
  constructor(known = null) { this.#known = known; }

  get count() { return this.#known?.size ?? 0; }

  /**
   * Notes the matches in which it is the player's turn now, or none while the page shows the past. Returns those in
   * which a turn began: `fresh` while the player waited, `back` after their own move.
   */
  update(now, time) {
    const known = this.#known ?? now;
    if (!now) return { fresh: [], back: [] };
    const begun = [...now].filter((id) => !known.has(id));
    const isBack = (id) => time - (this.#left.get(id) ?? -Infinity) < AT_ONCE;
    for (const id of known) if (!now.has(id)) this.#left.set(id, time);
    this.#known = now;
    return { fresh: begun.filter((id) => !isBack(id)), back: begun.filter(isBack) };
  }
}
