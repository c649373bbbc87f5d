// What a player sees at a table without scrolling.

/**
 * Highlighted places in view, each with a point where a finger meets it, and whether it offers several choices.
 * Found by testing points: of a place that is cut off, covered or not a rectangle, some point must be free.
 */
export function litInSight(page) {
  return page.evaluate(() => {
    const roof = Math.max(0, document.getElementById('turn').getBoundingClientRect().bottom);
    const GRID = [0.5, 0.3, 0.7, 0.1, 0.9];
    const freePoint = (spot) => {
      const box = spot.getBoundingClientRect();
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
      const [top, bottom] = [Math.max(roof, box.top), Math.min(innerHeight, box.bottom)];
      if (right - left < 12 || bottom - top < 12) return undefined;
      const points = GRID.flatMap((y) => GRID.map((x) => ({ x: left + x * (right - left), y: top + y * (bottom - top) })));
      return points.find(({ x, y }) => spot.contains(document.elementFromPoint(x, y)));
    };
    return [...document.querySelectorAll('#table [data-act], #table [data-acts]')].flatMap((spot) => {
      const point = spot.checkVisibility() && freePoint(spot);
      return point ? [{ ...point, several: spot.dataset.acts !== undefined }] : [];
    });
  });
}

/** Waits until something highlighted is in view; returns all of it. */
export async function litComes(page) {
  for (let i = 0; i < 300; i += 1) {
    const lit = await litInSight(page);
    if (lit.length) return lit;
    await new Promise((again) => setTimeout(again, 40));
  }
  throw new Error(`nothing highlighted comes into view: ${await page.locator('#turn-words').textContent()}`);
}

/** Scrolls the page to a place where nothing highlighted is in view. Returns whether there is one. */
export async function lookAway(page) {
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const top of [high, 0, high / 2, high / 4, (3 * high) / 4]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    if (!(await litInSight(page)).length) return true;
  }
  return false;
}

/** The button that leads to what is highlighted. */
export const chip = (page) => page.locator('#show-where');
