// Without a mouse: from the home page through a whole round of each game, and the game as text.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { NAMES, alone } from './lib/games.js';
import { openHouse } from './lib/house.js';
import { awaited, isMade, moved, number, quiet } from './lib/play.js';

const house = await openHouse();
/** The person who plays the game under test. */
let who;
let page;
let keyboard;

/** Presses Tab until the focus is on a match. */
async function tabTo(selector, key = 'Tab') {
  for (let i = 0; i < 60; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
    await keyboard.press(key);
  }
  assert.fail(`${selector} cannot be reached with Tab`);
}

/** Where the focus is, and whether it is visible there. */
function focus() {
  return page.evaluate(() => {
    const here = document.activeElement;
    const { top, bottom, left, right, width } = here.getBoundingClientRect();
    const outlined = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    // Within a picture, a part of it is drawn differently while it has the focus.
    const strokes = () => [...here.querySelectorAll('*')].map((part) => getComputedStyle(part).stroke).join();
    const redrawn = () => {
      const focused = strokes();
      here.blur();
      const plain = strokes();
      here.focus({ focusVisible: true });
      return focused !== plain;
    };
    return {
      lost: here === document.body,
      what: `${here.tagName} ${here.id} ${here.getAttribute('class')} ${here.textContent.trim().slice(0, 40)}`,
      inSight: width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      marked: here.tabIndex < 0 || outlined(getComputedStyle(here)) || (here instanceof SVGElement && redrawn()),
    };
  });
}

/** The focus must be somewhere, in view and marked. */
async function focusIsSeen() {
  const { lost, what, inSight, marked } = await focus();
  assert.ok(!lost, 'the focus is lost');
  assert.ok(inSight, `the focus is out of view: ${what}`);
  assert.ok(marked, `the focus is not marked: ${what}`);
}

/** Answers the confirmation. */
async function confirmByKey() {
  if (!(await page.locator('#confirm[open]').count())) return;
  await tabTo('#confirm [value=yes]');
  await keyboard.press('Enter');
}

const WAYS = {
  /** On the board: the first highlighted place. */
  async board() {
    await pickUpByKey();
    await keyboard.press('b');
    if (!(await page.evaluate(() => document.activeElement.matches('.lit')))) return false;
    await focusIsSeen();
    await keyboard.press('Enter');
    if (await page.locator('[role=menu]').count()) {
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowUp');
      await keyboard.press('Enter');
    }
    return true;
  },
  /** In the list: with arrows. */
  async list() {
    await keyboard.press('c');
    await focusIsSeen();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    await focusIsSeen();
    await keyboard.press('Enter');
    return true;
  },
  /** By its number in the list. */
  async digit() {
    await keyboard.press('1');
    return true;
  },
};

async function decideBy(way) {
  const before = await number(page);
  if (!(await WAYS[way]())) return decideBy('list');
  await confirmByKey();
  return await isMade(page, before) ? way : decideBy(way);
}

/** What must be picked up before its places are highlighted is picked up by keys, too. */
async function pickUpByKey() {
  const picked = () => page.evaluate(() => document.querySelector('input[name=pick]:checked')?.id);
  if (!(await page.locator('input[name=pick]').nth(1).count())) return;
  const before = await picked();
  await keyboard.press('b');
  await tabTo('input[name=pick]', 'Shift+Tab');
  await keyboard.press('ArrowRight');
  assert.notEqual(await picked(), before);
}

for (const game of NAMES) {
  test(`${game}: from the home page to the table with Tab and Enter`, async () => {
    who = await house.person();
    ({ page } = who);
    ({ keyboard } = page);
    await page.goto('/');
    await keyboard.press('Tab');
    assert.match((await focus()).what, /Skip to content/);
    await focusIsSeen();
    await keyboard.press('Enter');
    await tabTo(`a[href="/new/${game}?kind=${alone(game).kind}"]`);
    await focusIsSeen();
    await keyboard.press('Enter');
    await page.waitForURL(/\/new\//);
    await tabTo('input[name=name]');
    await keyboard.press('Control+a');
    await keyboard.type('Ana');
    await page.locator('select[name=pace]').evaluate((select) => { select.value = '0'; });
    await tabTo('button.button-primary');
    await focusIsSeen();
    await keyboard.press('Enter');
    await page.waitForURL(/\/match\//);
    assert.equal(await awaited(page), 'mine');
  });

  test(`${game}: a whole round is played with keys, and the focus is never lost`, async () => {
    const used = new Set();
    const ways = Object.keys(WAYS);
    let i = 0;
    for (; i < 60 && await awaited(page) === 'mine'; i += 1) {
      if (/Round 2/.test(await page.locator('#turn-words').textContent())) break;
      used.add(await decideBy(ways[i % ways.length]));
      await awaited(page);
      assert.ok(!(await focus()).lost, 'the focus is lost after an update');
    }
    assert.match(await page.locator('#turn-words').textContent(), /Round 2/);
    assert.deepEqual([...used].sort(), ways.sort(), 'every way was used');
  });

  test(`${game}: undo, help, history and menus have keys`, async () => {
    const words = () => page.locator('#turn-words').textContent();
    let before;
    // Some choices are final; those after them can be undone until another player continues.
    assert.equal(await awaited(page), 'mine');
    do {
      before = await words();
      await decideBy('list');
      assert.equal(await awaited(page), 'mine');
      await quiet(who);
    } while (!(await page.locator('#undo').count()));
    const last = await number(page);
    await keyboard.press('u');
    await moved(page, last);
    assert.equal(await words(), before, 'the choice was undone');
    await keyboard.press('?');
    await page.locator('#keys[open]').waitFor();
    await keyboard.press('Escape');
    await page.locator('#keys').waitFor({ state: 'hidden' });
    await keyboard.press('h');
    assert.match((await focus()).what, /history-scroll/);
    await page.locator('#board').focus();
    await tabTo('#menu > summary', 'Shift+Tab');
    await keyboard.press('Enter');
    await page.locator('#menu[open]').waitFor();
    await keyboard.press('Escape');
    const zoom = page.locator('#board .zoom > summary').first();
    if (await zoom.count()) {
      await zoom.focus();
      await keyboard.press('Enter');
      await page.locator('#board .zoom[open]').waitFor();
      // The first one closes the explanation of what has the focus.
      await keyboard.press('Escape');
      await keyboard.press('Escape');
      await page.locator('#board .zoom[open]').waitFor({ state: 'detached' });
    }
  });

  test(`${game}: the game is played from its text alone`, async () => {
    await page.goto(`${page.url().replace(/\?.*/, '')}?text=1`);
    const words = page.locator('#words');
    await awaited(page);
    assert.equal(await words.getAttribute('open'), '');
    assert.equal(await page.locator('#choices').getAttribute('open'), '');
    const said = [];
    for (let i = 0; i < 5; i += 1) {
      await awaited(page);
      said.push(await words.textContent());
      assert.match(said[i], /Ana/);
      await decideBy('list');
      assert.equal(await words.getAttribute('open'), '', 'the text view stays open');
    }
    assert.equal(new Set(said).size, said.length, 'the text shows every change');
  });

  test(`${game}: changes are announced`, async () => {
    await awaited(page);
    await decideBy('list');
    await awaited(page);
    const told = await page.locator('#announce').textContent();
    assert.ok(told.trim().length > 10, `announced: ${told}`);
    assert.equal(await page.locator('#announce').getAttribute('aria-live'), 'polite');
  });
}
