// What opens and closes on top of the table: the list of choices, enlarged Sites, menus, messages; and low windows.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { order, playOn, state } from './lib/desk.js';
import { NAMES, alone } from './lib/games.js';
import { LAPTOP, PHONE, openHouse } from './lib/house.js';
import { awaited, byList, confirm, isMade, number, outOfReach, quiet } from './lib/play.js';

const house = await openHouse();

/** A match of one person who has some choices. */
async function sitDown(game, options = {}, after = 4) {
  const who = await house.person(options);
  for (;;) {
    const id = await order(who, game, alone(game));
    const { phase } = await playOn([who], id, ({ steps, mine }) => steps > after && mine.some(({ legal }) => legal.length > 2));
    if (phase !== 'playing') continue;
    await who.page.goto(`/match/${id}`);
    await quiet(who);
    return { ...who, id };
  }
}

test('the list of choices stays as it was', async () => {
  const who = await sitDown('zapotec');
  const { context, page, id } = who;
  const list = page.locator('#choices');
  const isOpen = () => list.evaluate((details) => details.open);
  /** As the server sends it: what is open then needs no script, and nothing jumps. */
  const isSentOpen = async () => /<details[^>]* id="choices"[^>]* open/.test(await (await context.request.get(`/match/${id}`)).text());
  assert.equal(await isOpen(), false);
  for (const wanted of [true, false, true]) {
    await list.locator('> summary').click();
    await page.waitForFunction((open) => document.cookie.includes(`choices=${open ? 'open' : 'shut'}`), wanted);
    assert.equal(await isSentOpen(), wanted);
    await page.reload();
    assert.equal(await isOpen(), wanted);
  }
  const before = await number(page);
  await byList(page);
  await confirm(page);
  await isMade(page, before);
  assert.equal(await awaited(page), 'mine');
  assert.equal(await isOpen(), true, 'and for the next decision');
  await context.close();
});

test('a reload keeps how far the side column was scrolled', async () => {
  const who = await sitDown('copan', { viewport: { width: 1280, height: 720 } });
  const { context, page } = who;
  await page.locator('#choices > summary').click();
  const side = page.locator('.table-side');
  const top = await side.evaluate((column) => { column.scrollTop = 120; return column.scrollTop; });
  assert.ok(top > 40, 'there is something to scroll');
  await page.reload();
  assert.equal(await side.evaluate((column) => column.scrollTop), top);
  await context.close();
});

/** What is open, from top to bottom. */
const open = (page) => page.evaluate(() => [
  ['dialog', 'dialog[open]'],
  ['message', '#problem:not([hidden])'],
  ['choices of a place', 'body > [role=menu]'],
  ['explanation', '#tip:not([hidden])'],
  ['menu', '#menu[open]'],
  ['enlarged Site', '#board .zoom[open]'],
  ['list', '#choices[open]'],
].filter(([, selector]) => document.querySelector(selector)).map(([name]) => name));

test('Escape closes what is on top, one thing at a time', async () => {
  const who = await sitDown('copan', { viewport: LAPTOP });
  const { context, page } = who;
  await page.locator('#choices > summary').click();
  await page.locator('#zoom-altars > summary').click();
  await page.locator('.site-altars .column').first().click();
  // A click on these would close the explanation.
  await page.evaluate(() => {
    document.getElementById('menu').open = true;
    Object.assign(document.getElementById('problem'), { hidden: false, textContent: 'a message' });
    document.getElementById('keys').showModal();
  });
  const all = ['dialog', 'message', 'explanation', 'menu', 'enlarged Site', 'list'];
  assert.deepEqual(await open(page), all);
  for (let left = 1; left <= all.length; left += 1) {
    await page.keyboard.press('Escape');
    await page.waitForFunction((n) => document.querySelectorAll('dialog[open]').length === 0 || n > 1, left);
    assert.deepEqual(await open(page), all.slice(left));
  }
  assert.ok(await page.evaluate(() => document.activeElement.matches('#choices > summary')), 'the focus is where the last thing was');
  await context.close();
});

test('Escape closes the choices of a place before the list behind it', async () => {
  const who = await house.person({ viewport: LAPTOP });
  const { page } = who;
  const several = page.locator('#table [data-acts]:visible');
  let found = false;
  for (let i = 0; i < 20 && !found; i += 1) {
    const id = await order(who, 'copan', alone('copan'));
    await playOn([who], id, async ({ mine }) => {
      if (!mine.some(({ legal }) => legal.some((action) => action.startsWith('move ')))) return false;
      await page.goto(`/match/${id}`);
      found = await several.count() > 0;
      return found;
    });
  }
  await page.locator('#choices > summary').click();
  await several.first().click();
  assert.deepEqual(await open(page), ['choices of a place', 'list']);
  await page.keyboard.press('Escape');
  assert.deepEqual(await open(page), ['list']);
  await page.keyboard.press('Escape');
  assert.deepEqual(await open(page), []);
  await who.context.close();
});

test('an enlarged Site leaves the end of the game in view', async () => {
  for (const viewport of [LAPTOP, { width: 1280, height: 720 }, PHONE]) {
    const who = await sitDown('copan', { viewport });
    const { context, page, id } = who;
    for (const site of ['embassies', 'river', 'ball_court', 'altars', 'hieroglyphs']) {
      const zoom = page.locator(`#zoom-${site} > summary`);
      await zoom.click();
      assert.deepEqual(await outOfReach(page, '.part-status .round, .part-status .turn-seat, #menu > summary'), [], site);
      await zoom.click();
    }
    await page.locator('#zoom-altars > summary').click();
    await playOn([who], id);
    assert.equal((await state(who, id)).phase, 'over');
    await page.locator('#finished').waitFor();
    assert.equal(await page.locator('.zoom[open]').count(), 0, 'the last board is visible');
    await context.close();
  }
});

/** A laptop of 1280 by 720 at 200 % and at 400 %, and a phone in landscape. */
const LOW = [{ width: 640, height: 360 }, { width: 320, height: 180 }, { width: 844, height: 390 }];

test('in a low window a scrolling bar shows that there is more', async () => {
  const who = await sitDown('copan', {}, 12);
  const { context, page } = who;
  await page.setViewportSize({ width: 640, height: 360 });
  // As many choices as the River may have.
  await page.locator('.turn-acts').evaluate((acts) => {
    const button = document.createElement('button');
    Object.assign(button, { className: 'button', textContent: 'Exchange a maize for a cacao' });
    acts.append(...Array.from({ length: 9 }, () => button.cloneNode(true)));
  });
  const bar = page.locator('#turn');
  const { x, y, height } = await bar.boundingBox();
  const scroll = (to) => bar.evaluate((turn, top) => { turn.scrollTop = top; }, to);
  /** What is painted at the left edge of the bar, away from the buttons. */
  const edge = async (top) => (await page.screenshot({ clip: { x: x + 1, y: top, width: 5, height: 5 } })).toString('base64');
  const ends = async () => [await edge(y), await edge(y + height - 9)];
  assert.ok(await bar.evaluate((turn) => turn.scrollHeight > turn.clientHeight + 60), 'it scrolls');
  await scroll(0);
  const [top, bottomShade] = await ends();
  await scroll(70);
  const [topShade, stillShade] = await ends();
  await scroll(10_000);
  const [, bottom] = await ends();
  assert.equal(stillShade, bottomShade);
  assert.notEqual(topShade, top, 'something is above');
  assert.notEqual(bottomShade, bottom, 'something is below');
  await context.close();
});

for (const game of NAMES) {
  test(`${game}: in a low window the prompt stays in view and leaves space`, async () => {
    const who = await sitDown(game, { locale: 'fr' }, 12);
    const { context, page } = who;
    for (const viewport of LOW) {
      await page.setViewportSize(viewport);
      for (const part of [0, 0.3, 0.6, 1]) {
        await page.evaluate((share) => {
          const { top, bottom } = document.getElementById('table').getBoundingClientRect();
          scrollTo({ top: scrollY + top + share * (bottom - top - innerHeight), behavior: 'instant' });
        }, part);
        const bar = await page.locator('#turn').boundingBox();
        const words = await page.locator('#turn-words').boundingBox();
        const size = `${viewport.width} by ${viewport.height}, scrolled by ${part}`;
        assert.equal(Math.round(bar.y), 0, size);
        assert.ok(bar.height <= 0.36 * viewport.height, `the bar takes ${bar.height}: ${size}`);
        assert.ok(words.y >= 0 && words.y + Math.min(words.height, 38) <= bar.height, `the prompt is cut: ${size}`);
      }
      assert.deepEqual(await outOfReach(page, '#menu > summary'), []);
      await page.locator('#menu > summary').click();
      const menu = await page.locator('#menu > .menu').boundingBox();
      assert.ok(menu.y >= 0 && menu.y + menu.height <= viewport.height + 1, 'the menu is inside the window');
      await page.keyboard.press('Escape');
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
    }
    await context.close();
  });
}
