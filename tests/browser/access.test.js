// Accessibility: the WCAG rules on every page, sizes, motion, and signs that do not need colour.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMES, NAMES } from './lib/games.js';
import { LAPTOP, PHONE, openHouse } from './lib/house.js';
import { decideUntil, moved, number } from './lib/play.js';
import { setScenes, visit } from './lib/scenes.js';
import { ROOT } from './lib/server.js';
import { THEMES, sizeName } from './lib/sizes.js';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const EACH_ONCE = [[LAPTOP, 'light'], [PHONE, 'dark']];
const ALL = [LAPTOP, PHONE].flatMap((size) => THEMES.map((theme) => [size, theme]));
const house = await openHouse();
const { scenes } = await setScenes(house);
const scene = (name) => scenes.find((one) => one.name === name);

/** The violations that axe finds, a line for each rule with the first places. */
async function violations(page, runOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    const place = ({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`;
    return violations.map(({ id, nodes }) => [id, nodes.length, ...nodes.slice(0, 3).map(place)]);
  }, runOnly);
  return found.map((parts) => parts.join(' | '));
}

/** Touch targets that are smaller than 24 by 24. Words within a text are exempt, as in WCAG. */
function tooSmall(page) {
  return page.evaluate(() => {
    const inText = (element) => element.tagName === 'A' && element.closest('p, li, td, dd') && getComputedStyle(element).display === 'inline';
    // Touching the label of a box touches the box.
    const touched = (element) => (element.matches('[type=checkbox], [type=radio]') && element.closest('label')) || element;
    const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .skip-link');
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary, [role=button]')]
      .filter((element) => shown(element) && !inText(element))
      .map(touched)
      .map((element) => [element, element.getBoundingClientRect()])
      .filter(([, { width, height }]) => width > 0 && (width < 23.5 || height < 23.5))
      .map(([element, { width, height }]) => {
        const name = `${element.tagName}.${element.getAttribute('class')} “${element.textContent.trim().slice(0, 30)}”`;
        return `${name}: ${width.toFixed(1)} by ${height.toFixed(1)}`;
      });
  });
}

for (const one of scenes) {
  test(`${one.name} is accessible`, async () => {
    const page = await visit(house, one);
    const wrong = [];
    for (const [size, theme] of one.long ? EACH_ONCE : ALL) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      // Another theme only changes colours.
      const rules = theme === 'light' || one.long ? TAGS : { type: 'rule', values: ['color-contrast'] };
      wrong.push(...(await violations(page, rules)).map((line) => `${sizeName(size)} ${theme}: ${line}`));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > PHONE.width) wrong.push(`the page is ${wide} wide on a phone`);
    wrong.push(...(await tooSmall(page)).map((line) => `too small on a phone: ${line}`));
    await page.setViewportSize(LAPTOP);
    assert.equal(wrong.join('\n'), '');
  });
}

for (const game of NAMES) {
  test(`on a laptop the whole board of ${game} is visible without scrolling`, async () => {
    const boards = scenes.filter((one) => one.game === game && one.table && !/-(?:words|over)$/.test(one.name));
    for (const one of boards) {
      const [name, page] = [one.name, await visit(house, one)];
      await page.setViewportSize(LAPTOP);
      const box = await page.locator('#board').boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= LAPTOP.height + 1, `${name}: the board ends at ${box.y + box.height}`);
      assert.ok(box.x >= 0 && box.x + box.width <= LAPTOP.width, `${name}: the board is too wide`);
    }
  });

  test(`reduced motion is respected in ${game}`, async () => {
    const page = await visit(house, scene(`${game}-table-mine`));
    for (const [reducedMotion, moves] of [['reduce', false], ['no-preference', true]]) {
      await page.emulateMedia({ reducedMotion });
      await page.evaluate(() => {
        window.motions = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function counted(...rest) {
          window.motions += 1;
          return animate.apply(this, rest);
        };
        document.addEventListener('transitionrun', () => { window.motions += 1; }, true);
      });
      const motions = () => page.evaluate(() => window.motions);
      // Not every decision moves something that was seen before.
      await decideUntil(page, async (i) => (moves ? i === 40 || await motions() > 0 : i === 8));
      assert.equal(await motions() > 0, moves, reducedMotion);
    }
  });

  test(`players and resources of ${game} differ in shape, not only in colour`, async () => {
    const page = await visit(house, scene(`${game}-table-watching`));
    const { seats, most, icons } = GAMES[game];
    const shapes = await page.evaluate(({ goods, all }) => {
      const drawn = (selector) => document.querySelector(selector)?.innerHTML.replace(/\s*class="[^"]*"/g, '');
      const everybody = Array.from({ length: all }, (_, seat) => seat);
      const seats = everybody.map((seat) => drawn(`.seat-mark.seat-${seat}`)).filter(Boolean);
      const signs = everybody.map((seat) => drawn(`#i-sign-${seat}`));
      const houses = [...document.querySelectorAll('#board [data-piece]')]
        .filter((piece) => /seat-\d/.test(piece.outerHTML))
        .map((piece) => [/seat-(\d)/.exec(piece.outerHTML)[1], /i-sign-(\d)/.exec(piece.outerHTML)?.[1]]);
      return { seats, signs, goods: goods.map((good) => drawn(`#i-${good}`)), houses };
    }, { goods: icons, all: most });
    assert.equal(shapes.seats.length, seats);
    for (const family of [shapes.seats, shapes.signs, shapes.goods]) {
      assert.ok(family.every(Boolean));
      assert.equal(new Set(family).size, family.length);
    }
    assert.ok(shapes.houses.length > 3);
    for (const [seat, sign] of shapes.houses) assert.equal(sign, seat, 'every piece carries its owner’s sign');
  });
}

test('on a phone, a player who may build finds their board right below the map', async () => {
  const page = await visit(house, scene('ahau-table-building'));
  await page.setViewportSize(PHONE);
  const top = (selector) => page.locator(selector).first().evaluate((part) => part.getBoundingClientRect().top);
  const [map, own, temples] = await Promise.all(['.y-map', '#own', '.y-temples'].map(top));
  assert.ok(map < own && own < temples, `map at ${map}, own board at ${own}, temples at ${temples}`);
  await page.setViewportSize(LAPTOP);
});

test('a worker walks from city to city', async () => {
  const page = await visit(house, scene('ahau-table-jaguar'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    window.starts = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function noted(frames, ...rest) {
      const moves = animate.call(this, frames, ...rest);
      if (this.dataset.piece === 'worker') {
        const { x, y } = this.getBoundingClientRect();
        window.starts.push({ x, y });
      }
      return moves;
    };
  });
  const ways = page.locator('[data-act^="walk "], [data-acts^="walk "]');
  let start;
  // A worker that joins others in a city is not seen to move; then another one moves.
  for (let i = 0; i < await ways.count() && !start; i += 1) {
    const before = await number(page);
    await ways.nth(i).click();
    const menu = page.locator('[role=menuitem]');
    if (await menu.count()) await menu.first().click();
    await moved(page, before);
    [start] = await page.evaluate(() => window.starts);
    await page.locator('#undo').click();
    await moved(page, before + 1);
  }
  const map = await page.locator('.y-map').boundingBox();
  assert.ok(start && start.x > map.x && start.y < map.y + map.height, `from ${JSON.stringify(start)}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('pictures as colour-blind people see them', async () => {
  const folder = join(ROOT, 'artifacts', 'vision');
  await mkdir(folder, { recursive: true });
  for (const game of NAMES) {
    const page = await visit(house, scene(`${game}-table-watching`));
    const cdp = await page.context().newCDPSession(page);
    for (const type of ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia']) {
      await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
      const { data } = await cdp.send('Page.captureScreenshot');
      await writeFile(join(folder, `${game}-${type}.png`), data, 'base64');
    }
    await cdp.detach();
  }
});
