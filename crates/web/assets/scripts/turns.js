// Which of the player's turns are news.

/** Milliseconds. A turn that comes back sooner is the answer to the player's own move, which they still watch. */
const AT_ONCE = 2000;

/** Remembers in which matches the player is awaited. */
export class Turns {
  #known = null;
  #left = new Map();

  /** `known`: matches of which the player knows. Without it, what the page says first is known. */
  constructor(known = null) { this.#known = known; }

  get count() { return this.#known?.size ?? 0; }

  /**
   * Takes note of the matches that await the player now, or of nothing while the page shows the past. Says in which
   * ones a turn began: `fresh` while the player waited, `back` after their own move.
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
