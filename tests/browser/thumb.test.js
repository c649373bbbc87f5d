// A whole game of Zapotec on a phone: a thumb touches only what is highlighted and in view.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { PHONE, openHouse } from './lib/house.js';
import { awaited, isMade, number, quiet, wayAlone } from './lib/play.js';
import { chip, litComes, litInSight, lookAway } from './lib/sight.js';

const house = await openHouse();
const who = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });
const { page } = who;
/** No scrolling: a place that is out of view is not touched. */
const touch = ({ x, y }) => page.touchscreen.tap(x, y);

/** The centre of something that must be in view. */
async function middle(what) {
  const { x, y, width, height } = await what.boundingBox();
  const point = { x: x + width / 2, y: y + height / 2 };
  assert.ok(point.x > 0 && point.x < PHONE.width && point.y > 0 && point.y < PHONE.height, `${await what.textContent()} is out of view`);
  return point;
}

/** Follows the button if nothing highlighted is in view. Returns whether that was the case. */
async function find() {
  if ((await litInSight(page)).length) return false;
  await chip(page).waitFor();
  await touch(await middle(chip(page)));
  await litComes(page);
  return true;
}

async function decideInSight(pick) {
  const before = await number(page);
  const ends = page.locator('.turn-acts form:not(.undo) button[name=action]');
  const lit = await litInSight(page);
  const spot = lit[pick % Math.max(1, lit.length)];
  await touch(spot ?? await middle(ends.first()));
  if (spot?.several) await touch(await middle(page.locator('[role=menuitem]').first()));
  const yes = page.locator('#confirm[open] [value=yes]');
  if (await yes.count()) await touch(await middle(yes));
  if (!(await isMade(page, before))) await decideInSight(pick);
}

test('a whole game of Zapotec is played on a phone without searching', async () => {
  await page.goto('/');
  await wayAlone(page, 'zapotec').tap();
  await page.locator('select[name=pace]').evaluate((select) => { select.value = '0'; });
  await page.locator('main form button.button-primary').tap();
  await page.waitForURL(/\/match\//);
  const seen = { lit: 0, led: 0, buttons: 0 };
  for (let i = 0; await awaited(page) !== 'over'; i += 1) {
    assert.ok(i < 400, 'the match does not end');
    await quiet(who);
    const isLit = await page.locator('#table :is([data-act], [data-acts])').count() > 0;
    // Sometimes the player looks at something else first.
    if (isLit && i % 3 === 2) await lookAway(page);
    if (isLit && await find()) seen.led += 1;
    seen[isLit ? 'lit' : 'buttons'] += 1;
    await decideInSight(i);
  }
  console.log(JSON.stringify(seen));
  assert.ok(seen.lit >= 10 && seen.led >= 3, `highlighted places were touched and the button followed: ${JSON.stringify(seen)}`);
  assert.ok(await page.locator('#finished .score-total').isVisible());
});
