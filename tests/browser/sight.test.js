// What can be chosen but is out of view: the page leads there.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { order, playOn } from './lib/desk.js';
import { NAMES, alone } from './lib/games.js';
import { LAPTOP, PHONE, openHouse } from './lib/house.js';
import { awaited, byList, confirm, isMade, litOn, number, quiet } from './lib/play.js';
import { chip, litComes, litInSight, lookAway } from './lib/sight.js';
import { say } from './lib/words.js';

const house = await openHouse();
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

/** A match of one person who must choose something on the board. */
async function sitDown(game, options, fits = ({ legal }) => legal.length > 1) {
  const who = await house.person(options);
  for (;;) {
    const id = await order(who, game, alone(game));
    const { phase } = await playOn([who], id, ({ steps, mine }) => steps > 4 && mine.some(fits));
    if (phase !== 'playing') continue;
    await who.page.goto(`/match/${id}`);
    if (await litOn(who.page).count()) return who;
  }
}

const inFocus = (page) => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.id);

for (const game of NAMES) {
  test(`${game}: on a phone a button leads to what is highlighted and stays until then`, async () => {
    const who = await sitDown(game, TOUCH);
    const { page } = who;
    await quiet(who);
    assert.ok(await lookAway(page), 'there is something else to look at');
    await chip(page).waitFor();
    const before = await number(page);
    await chip(page).tap();
    await chip(page).waitFor({ state: 'hidden' });
    assert.ok((await litInSight(page)).length > 0);
    assert.ok(await page.evaluate(() => document.activeElement.matches('.lit, #choices > summary')), 'the keyboard continues there');
    assert.equal(await number(page), before, 'nothing was chosen');
    await who.context.close();
  });

  test(`${game}: on a phone the next decision scrolls into view`, async () => {
    const who = await sitDown(game, TOUCH);
    const { page } = who;
    for (let i = 0; i < 8 && await awaited(page) === 'mine'; i += 1) {
      await quiet(who);
      if (await litOn(page).count() && i > 0) await litComes(page);
      const before = await number(page);
      // The list is far below the board.
      await byList(page, i);
      await confirm(page);
      await isMade(page, before);
    }
    await who.context.close();
  });
}

/** Chooses from the list; the result of the choice waits until `meanwhile` is done. */
async function chooseSlowly(page, meanwhile) {
  let goOn;
  const ready = new Promise((done) => { goOn = done; });
  await page.route('**/act', async (route) => { await ready; await route.continue(); });
  const before = await number(page);
  const sent = page.waitForRequest('**/act');
  await byList(page);
  await confirm(page);
  await sent;
  await meanwhile();
  goOn();
  await isMade(page, before);
  await page.unroute('**/act');
}

/** Turns the wheel; returns when the page has noticed. */
async function turnWheel(page) {
  const noticed = page.evaluate(() => new Promise((done) => { addEventListener('wheel', () => done(true), { once: true }); }));
  await page.mouse.move(200, 500);
  for (let done = false; !done;) {
    await page.mouse.wheel(0, 3);
    done = await Promise.race([noticed, new Promise((again) => setTimeout(again, 100))]);
  }
}

test('a player who looks around is not scrolled away, but gets a message and a button', async () => {
  const who = await sitDown('zapotec', { viewport: PHONE });
  const { page } = who;
  for (let i = 0; ; i += 1) {
    assert.ok(i < 20, 'no decision is out of view');
    assert.equal(await awaited(page), 'mine');
    await quiet(who);
    await chooseSlowly(page, async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await turnWheel(page);
    });
    if (await awaited(page) === 'mine' && await litOn(page).count() && !(await litInSight(page)).length) break;
  }
  await quiet(who);
  await chip(page).waitFor();
  assert.deepEqual(await litInSight(page), []);
  assert.ok((await page.locator('#announce').textContent()).includes(say('en', 'table-where-hidden')), 'screen readers hear it');
  await who.context.close();
});

test('a player who uses keys keeps the focus, and can follow the button', async () => {
  const who = await sitDown('ahau', { viewport: PHONE });
  const { page } = who;
  await quiet(who);
  await page.keyboard.press('Tab');
  assert.ok(await lookAway(page));
  await chip(page).waitFor();
  const before = await inFocus(page);
  await page.evaluate(() => document.dispatchEvent(new Event('drawn')));
  assert.equal(await inFocus(page), before, 'the focus stays');
  await chip(page).focus();
  await page.keyboard.press('Enter');
  await chip(page).waitFor({ state: 'hidden' });
  await litComes(page);
  await who.context.close();
});

test('with motion the page glides there', async () => {
  const who = await sitDown('yucatan', { ...TOUCH, reducedMotion: 'no-preference' });
  await quiet(who);
  assert.ok(await lookAway(who.page));
  await chip(who.page).tap();
  await litComes(who.page);
  await chip(who.page).waitFor({ state: 'hidden' });
  await who.context.close();
});

test('on a laptop the button leads out of an enlarged Site', async () => {
  const who = await sitDown('copan', { viewport: LAPTOP }, ({ legal }) => legal.some((action) => action.startsWith('place ')));
  const { page } = who;
  await quiet(who);
  assert.ok((await litInSight(page)).length > 0);
  await page.locator('#zoom-altars > summary').click();
  await chip(page).waitFor();
  await chip(page).click();
  assert.equal(await page.locator('#zoom-altars[open]').count(), 0);
  await chip(page).waitFor({ state: 'hidden' });
  assert.ok((await litInSight(page)).length > 0);
  await who.context.close();
});

test('the button leads into a collapsed board, and to cards beyond the edge', async () => {
  const who = await sitDown('zapotec', TOUCH);
  const { page } = who;
  await quiet(who);
  const only = (selector) => page.evaluate((wanted) => {
    const wants = [...document.querySelectorAll(wanted)].at(-1);
    document.querySelectorAll('#table [data-act], #table [data-acts]').forEach((spot) => {
      ['data-act', 'data-acts'].forEach((name) => spot.removeAttribute(name));
      spot.classList.remove('lit');
    });
    document.querySelectorAll('.turn-acts button').forEach((button) => button.remove());
    wants.setAttribute('data-act', wanted);
    document.dispatchEvent(new Event('drawn'));
  }, selector);
  for (const place of ['#others details [data-tip]', '.hand .card']) {
    // It is in view, but not highlighted yet.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await only(place);
    await litComes(page);
    await chip(page).waitFor({ state: 'hidden' });
  }
  await who.context.close();
});
