// Explanations: a tap or a click on something that cannot be chosen pins them, and the page says so once.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { order, playOn, state } from './lib/desk.js';
import { NAMES, alone } from './lib/games.js';
import { LAPTOP, PHONE, openHouse } from './lib/house.js';
import { moved, number, quiet } from './lib/play.js';

const house = await openHouse();
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
const tip = (page) => page.locator('#tip');
const close = (page) => page.locator('#tip-close');
/** Things on the board that only explain themselves. */
const idle = (page) => page.locator('#board [data-tip]:not(.lit, summary, label):not(.lit *):visible');

async function sitDown(game, options) {
  const who = await house.person(options);
  const id = await order(who, game, alone(game));
  await who.page.goto(`/match/${id}`);
  await quiet(who);
  return { ...who, id };
}

for (const game of NAMES) {
  test(`${game}: a tap explains what cannot be chosen, and chooses nothing`, async () => {
    const { context, page } = await sitDown(game, TOUCH);
    const before = await number(page);
    const [thing, other] = [idle(page).nth(1), idle(page).last()];
    await thing.tap();
    assert.equal(await tip(page).textContent(), await thing.getAttribute('data-tip'));
    await other.tap();
    assert.equal(await tip(page).textContent(), await other.getAttribute('data-tip'), 'the next tap explains the next thing');
    await other.tap();
    await tip(page).waitFor({ state: 'hidden' });
    await other.tap();
    await close(page).tap();
    await tip(page).waitFor({ state: 'hidden' });
    assert.equal(await number(page), before);
    assert.equal(await page.locator('#confirm[open]').count(), 0);
    await context.close();
  });

  test(`${game}: on a laptop a click pins an explanation`, async () => {
    const { context, page } = await sitDown(game, { viewport: LAPTOP });
    const [thing, other] = [idle(page).nth(1), idle(page).last()];
    const said = await thing.getAttribute('data-tip');
    const ends = {
      Escape: () => page.keyboard.press('Escape'),
      'a click elsewhere': () => page.locator('.site-header').click({ position: { x: 400, y: 20 } }),
      'its button': () => close(page).click(),
    };
    for (const [name, end] of Object.entries(ends)) {
      await thing.click();
      await close(page).waitFor();
      await other.hover();
      assert.equal(await tip(page).textContent(), said, 'it stays while the mouse moves on');
      assert.equal(await page.locator('#live').textContent(), said, 'screen readers hear it');
      await page.mouse.move(2, 2);
      assert.ok(await tip(page).isVisible());
      await end();
      await tip(page).waitFor({ state: 'hidden' }).catch(() => assert.fail(`${name} does not end it`));
    }
    await context.close();
  });
}

test('a pinned explanation stays beside its thing when the table changes and scrolls', async () => {
  const who = await sitDown('zapotec', { ...TOUCH });
  const { page, id } = who;
  await page.locator('#mat-0 .mat-points').tap();
  const { steps } = await state(who, id);
  const before = await number(page);
  await playOn([who], id, (now) => now.steps > steps);
  await moved(page, before);
  assert.ok(await tip(page).isVisible());
  const explained = page.locator('[aria-describedby=tip]');
  assert.equal(await tip(page).textContent(), await explained.getAttribute('data-tip'));
  const gap = async () => {
    const [box, at] = [await tip(page).boundingBox(), await explained.boundingBox()];
    return Math.round(Math.min(Math.abs(box.y + box.height - at.y), Math.abs(box.y - at.y - at.height)));
  };
  assert.equal(await gap(), 8);
  const scroll = (by) => page.evaluate((dy) => new Promise((done) => {
    addEventListener('scroll', () => requestAnimationFrame(() => done(true)), { once: true });
    scrollBy({ top: dy, behavior: 'instant' });
  }), by);
  await scroll(30);
  assert.equal(await gap(), 8);
  await scroll(4000);
  await tip(page).waitFor({ state: 'hidden' });
  await explained.scrollIntoViewIfNeeded();
  await tip(page).waitFor();
  await who.context.close();
});

test('a newcomer sees the hint once, in words for a finger or a mouse', async () => {
  const ways = [
    [TOUCH, '.hint-touch', (page) => page.locator('#hint-seen').tap()],
    [TOUCH, '.hint-touch', (page) => idle(page).nth(2).tap()],
    [{ viewport: LAPTOP }, '.hint-mouse', (page) => page.locator('#hint-seen').click()],
    [{ viewport: LAPTOP }, '.hint-mouse', (page) => idle(page).nth(2).click()],
  ];
  for (const [options, words, learn] of ways) {
    const { context, page } = await sitDown('zapotec', { ...options, newcomer: true });
    const hint = page.locator('#hint');
    await hint.waitFor();
    assert.ok(await hint.locator(words).isVisible());
    assert.equal(await hint.locator('p span:visible').count(), 1);
    const board = await page.locator('#board').boundingBox();
    if (options !== TOUCH) assert.ok(board.y + board.height <= LAPTOP.height + 1, 'the board is still visible without scrolling');
    await learn(page);
    await hint.waitFor({ state: 'hidden' });
    await page.reload();
    await page.locator('#table .lit').first().waitFor();
    assert.ok(await hint.isHidden());
    await context.close();
  }
});

test('highlighted places do not move under the mouse', async () => {
  const { context, page } = await sitDown('zapotec', { viewport: LAPTOP });
  const card = page.locator('.hand .lit').first();
  const before = await card.boundingBox();
  // At its edge a moving thing would leave the mouse and return to it without end.
  await page.mouse.move(before.x + before.width / 2, before.y + before.height - 0.5);
  await page.waitForFunction(() => document.querySelector('.hand .lit:hover'));
  assert.deepEqual(await card.boundingBox(), before);
  await context.close();
});
