// What a finished match shows: its points as a chart, and its date in lists.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { order, playOn } from './lib/desk.js';
import { alone } from './lib/games.js';
import { openHouse } from './lib/house.js';

const house = await openHouse();
const ana = await house.person();
/** Random play of Copan nearly always loses points somewhere. */
const MATCHES = 12;

/** The bars of a result: the points of each piece, its left edge, and the total beside it. */
function bars({ page }) {
  return page.evaluate(() => {
    const bars = [];
    for (const part of document.querySelector('.score-chart svg').children) {
      if (part.matches('.chart-name')) bars.push({ pieces: [] });
      if (part.matches('[data-points]')) bars.at(-1).pieces.push({ points: Number(part.dataset.points), x: part.getBBox().x });
      if (part.matches('.chart-zero')) bars.at(-1).zero = part.getBBox().x;
      if (part.matches('.chart-total')) bars.at(-1).total = Number(part.textContent.replace('−', '-'));
    }
    return bars;
  });
}

test('the pieces of a bar add up to its total, losses left of zero', async () => {
  let lost = 0;
  for (let i = 0; i < MATCHES && !lost; i += 1) {
    const id = await order(ana, 'copan', alone('copan'));
    await playOn([ana], id);
    await ana.page.goto(`/match/${id}`);
    for (const { pieces, zero, total } of await bars(ana)) {
      assert.equal(pieces.reduce((sum, { points }) => sum + points, 0), total);
      const losses = pieces.filter(({ points }) => points < 0);
      assert.ok(losses.every(({ x }) => x < zero), 'losses are left of zero');
      lost += losses.length;
    }
    const cells = await ana.page.locator('#finished .score-table td').allTextContents();
    assert.ok(cells.every((cell) => /^−?\d+$/.test(cell)), `every number has a real minus sign: ${cells}`);
  }
  assert.ok(lost > 0, 'a loss was drawn');
});

test('what happens after a match does not change the date of its result', async () => {
  const id = await order(ana, 'zapotec', alone('zapotec'));
  await playOn([ana], id);
  const date = async () => {
    await ana.page.goto('/');
    return ana.page.locator(`#row-${id} [data-at]`).getAttribute('data-at');
  };
  const before = await date();
  assert.match(before, /^\d{13}$/);
  await ana.page.goto(`/match/${id}`);
  await ana.page.locator('#finished form button').click();
  await ana.page.waitForURL((url) => !url.pathname.includes(id));
  assert.equal(await date(), before);
});
