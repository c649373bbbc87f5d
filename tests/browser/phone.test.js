// On a phone: taps decide, a long press explains, nothing needs dragging or scrolling sideways.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { NAMES } from './lib/games.js';
import { PHONE, openHouse } from './lib/house.js';
import { awaited, confirm, isMade, litOn, number, outOfReach, pickUp, quiet, wayAlone } from './lib/play.js';

const house = await openHouse();
const { context, page } = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });
const NARROW = { ...PHONE, width: 360 };
/** What a finger needs: 24 by 24, if measured with a little patience. */
const FINGER = 23.5;
const tap = (what) => what.tap();

/** Holds a finger on something for longer than a tap. */
async function longPress(target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  const cdp = await context.newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator('#tip').waitFor({ state: 'visible' });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

async function decideByTap(pick) {
  const before = await number(page);
  await pickUp(page, pick, tap);
  const lit = litOn(page);
  const n = await lit.count();
  if (n) {
    await tap(lit.nth(pick % n));
    const menu = page.locator('[role=menuitem]');
    if (await menu.count()) await tap(menu.first());
  } else {
    await tap(page.locator('.turn-acts form:not(.undo) button[name=action]').first());
  }
  await confirm(page);
  if (!(await isMade(page, before))) await decideByTap(pick);
}

for (const game of NAMES) {
  test(`a game of ${game} starts with taps`, async () => {
    await page.goto('/');
    await tap(wayAlone(page, game));
    await tap(page.getByRole('button', { name: 'Start match' }));
    await page.waitForURL(/\/match\//);
    assert.equal(await awaited(page), 'mine');
  });

  test(`a long press in ${game} explains and decides nothing`, async () => {
    await quiet({ context, page });
    const before = await number(page);
    const place = page.locator('#table .lit[data-tip]').first();
    await longPress(place);
    assert.equal(await page.locator('#tip').textContent(), await place.getAttribute('data-tip'));
    assert.equal(await page.locator('#confirm[open]').count(), 0);
    assert.equal(await number(page), before);
  });

  test(`taps on highlighted places continue ${game}, and all of them are in reach`, async () => {
    for (let i = 0; i < 12; i += 1) {
      if (await awaited(page) !== 'mine') break;
      for (const size of [NARROW, PHONE]) {
        await page.setViewportSize(size);
        const wrong = (await outOfReach(page, '#table [data-act], #table [data-acts]', FINGER)).map((what) => `${size.width} wide: ${what}`);
        const asked = await page.locator('#turn-words').textContent();
        assert.equal(wrong.slice(0, 9).join('\n'), '', asked);
      }
      await decideByTap(i);
    }
  });
}
