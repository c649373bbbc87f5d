// On a phone: taps decide, a long press explains, nothing needs dragging.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { PHONE, openHouse } from './lib/house.js';
import { awaited, confirm, moved, number } from './lib/play.js';

const house = await openHouse();
const { context, page } = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });

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

test('a solo game begins with taps', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play alone' }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.waitForURL(/\/match\//);
  assert.equal(await awaited(page), 'mine');
});

test('a long press explains and decides nothing', async () => {
  const before = await number(page);
  const card = page.locator('.hand .lit').first();
  await longPress(card);
  assert.equal(await page.locator('#tip').textContent(), await card.getAttribute('data-tip'));
  assert.equal(await page.locator('#confirm[open]').count(), 0);
  assert.equal(await number(page), before);
});

test('taps on lit places play on', async () => {
  for (let i = 0; i < 6; i += 1) {
    assert.equal(await awaited(page), 'mine');
    const before = await number(page);
    const lit = page.locator('#table [data-act]:visible, #table [data-acts]:visible');
    if (await lit.count()) {
      await lit.first().tap();
      const menu = page.locator('[role=menuitem]');
      if (await menu.count()) await menu.first().tap();
    } else {
      await page.locator('.turn-acts button[name=action]').first().tap();
    }
    await confirm(page);
    await moved(page, before);
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no sideways scrolling');
});
