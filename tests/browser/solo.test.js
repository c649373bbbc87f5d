// A stranger plays alone, by mouse, from the home page to the final scores, and views the replay: two games in
// English, the others in French.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { idIn, playOn } from './lib/desk.js';
import { openHouse } from './lib/house.js';
import { awaited, decide, decideUntil, moved, number, onlyListed, quiet, wayAlone } from './lib/play.js';
import { patolli } from './lib/server.js';
import { pattern, say } from './lib/words.js';

/**
 * The number of choices made by mouse, more than a Round of any game has. The rest of a long game is played quickly.
 */
const BY_MOUSE = 50;
/** The number of moments of a match that are shown one after another. */
const JUMPS = 100;
const house = await openHouse();
const tests = [
  ['Zapotec alone, in English', await playAlone('zapotec', 'en')],
  ['Copan alone, in French', await playAlone('copan', 'fr')],
  ['Ahau alone, in French', await playAlone('ahau', 'fr')],
  ['Yucatan with two bots, in English', await playAlone('yucatan', 'en', { seats: 3, hands: 3 })],
];
// All at the same time, as several people would; each step by step.
describe('alone', { concurrency: true }, () => {
  for (const [name, all] of tests) describe(name, { concurrency: 1 }, all);
});

/** `seats` at the table; `hands`: the number of seats with their own cards. */
async function playAlone(game, lang, { seats = 2, hands = 1 } = {}) {
  const who = await house.person({ locale: lang });
  const { page } = who;
  const words = (key) => say(lang, key);
  /** How often a decision was made where, and what could not be made there. */
  const ways = { board: 0, button: 0, list: 0 };
  const missing = new Set();
  const decideAndCount = async (on, pick) => {
    (await onlyListed(on)).forEach((action) => missing.add(action));
    ways[await decide(on, pick)] += 1;
  };

  return () => {
    test('a stranger starts a game', async () => {
      await page.goto('/');
      await wayAlone(page, game, lang).click();
      await page.getByLabel(words('web-name')).fill('Ana');
      await page.locator('select[name=pace]').evaluate((select) => { select.value = '0'; });
      await page.getByRole('button', { name: words('web-new-begin') }).click();
      await page.waitForURL(/\/match\//);
      assert.equal(await awaited(page), 'mine');
      assert.match(await page.title(), pattern(lang, 'table-title-mine'));
    });

    /** Points at something; once more if the page has just scrolled, which hides the explanation. */
    async function explain(spot, tip) {
      for (let tries = 3; tries; tries -= 1) {
        await page.mouse.move(2, 2);
        await spot.hover();
        const shown = await tip.waitFor({ state: 'visible', timeout: 5000 }).then(() => true, () => false);
        if (shown) return;
      }
      assert.fail('no explanation');
    }

    test('things on the table explain themselves on hover and on focus', async () => {
      const card = page.locator('.hand [data-tip]').first();
      // Scrolling hides an explanation, so it comes first.
      await card.scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
      const tip = page.locator('#tip');
      await explain(card, tip);
      assert.equal(await tip.textContent(), await card.getAttribute('data-tip'));
      assert.equal(await card.getAttribute('aria-describedby'), 'tip');
      await page.mouse.move(2, 2);
      await tip.waitFor({ state: 'hidden' });
      await page.keyboard.press('b');
      await page.keyboard.press('Tab');
      await tip.waitFor({ state: 'visible' });
      await page.keyboard.press('Escape');
      await tip.waitFor({ state: 'hidden' });
      await explain(page.locator('#board [data-tip]:visible').first(), tip);
      const [bar, said] = [await page.locator('#turn').boundingBox(), await tip.boundingBox()];
      assert.ok(said.y >= bar.y + bar.height, 'the question in the bar stays readable');
    });

    test('refused places say why', async () => {
      await decideUntil(page, async () => {
        const whys = await page.locator('#board [data-tip]:not(.lit)').evaluateAll(
          (spots) => spots.map((spot) => spot.dataset.tip.split('\n')[1]).filter(Boolean),
        );
        return whys.length > 0;
      }, decideAndCount);
    });

    test('a reload shows the same table', async () => {
      const look = () => page.evaluate(() => {
        const text = (id) => document.getElementById(id)?.textContent;
        const lit = [...document.querySelectorAll('#table .lit')].map((spot) => spot.getAttribute('aria-label'));
        return { turn: text('turn-words'), history: text('history'), own: text('own'), lit };
      });
      await quiet(who);
      const [before, known] = [await look(), await number(page)];
      await page.reload();
      assert.equal(await number(page), known);
      assert.deepEqual(await look(), before);
    });

    test('a choice can be undone', async () => {
      const seen = () => page.locator('#turn-words').textContent();
      let before = '';
      const canUndo = async (i) => {
        await quiet(who);
        return i > 0 && await page.locator('#undo').count() > 0;
      };
      await decideUntil(page, canUndo, async (on, pick) => {
        before = await seen();
        await decideAndCount(on, pick);
      });
      const last = await number(page);
      await page.locator('#undo').click();
      await moved(page, last);
      assert.equal(await seen(), before);
    });

    test('the game is played on the board itself, to its end', async () => {
      await decideUntil(page, (i) => i === BY_MOUSE, decideAndCount);
      await playOn([who], idIn(page.url()));
      await page.locator('#finished').waitFor();
      console.log(`decisions: ${JSON.stringify(ways)}`);
      assert.ok(ways.board > ways.button + ways.list, 'most decisions are made on the board');
      assert.deepEqual([...missing], [], 'nothing can only be chosen from the list');
    });

    test('the end shows scores, a chart, a proof and what to do next', async () => {
      const end = page.locator('#finished');
      const rows = end.locator('.score-table tbody tr');
      assert.ok(await rows.count() > 4);
      const total = await end.locator('.score-total td').allTextContents();
      assert.equal(total.length, seats);
      const drawn = await end.locator('.chart-total').allTextContents();
      assert.deepEqual(drawn, total, 'chart and table agree');
      await end.locator('#proof summary').click();
      const codes = await end.locator('#proof dd code').allTextContents();
      assert.match(codes[0], /^[0-9a-f]{64}$/);
      assert.match(codes[1], /^[0-9a-f]{32,}$/);
      assert.ok(await end.getByRole('button', { name: words('table-rematch') }).isVisible());
    });

    test('the record downloads and is valid', async () => {
      const coming = page.waitForEvent('download');
      await page.locator('#finished').getByRole('link', { name: words('table-record') }).click();
      const download = await coming;
      assert.match(download.suggestedFilename(), new RegExp(`^${game}-[0-9a-f]{8}\\.jsonl$`));
      const file = await download.path();
      const { stdout } = await patolli('verify', file, '--lang', lang);
      assert.match(stdout, pattern(lang, 'verify-commitment'));
      assert.match(stdout, pattern(lang, 'verify-end'));
      assert.equal(stdout.match(/^✓/gm).length, 3);
      assert.doesNotMatch(stdout, /✗/);
      await rm(file);
    });

    const step = () => page.locator('#table').getAttribute('data-replay').then(Number);
    /** Steps are numbers; inside one there are moments such as `5.1`. */
    const atStep = (n) => page.waitForFunction(
      (wanted) => document.getElementById('table').dataset.replay === wanted, String(n),
    );
    const next = () => page.locator('#replay-next').getAttribute('data-step');

    test('the replay is stepped through by keys and clicks', async () => {
      await page.locator('#finished').getByRole('link', { name: words('table-replay'), exact: true }).click();
      await page.waitForURL(/\/at\/0/);
      const last = Number(await page.locator('#table').getAttribute('data-last'));
      const first = await next();
      await page.keyboard.press('ArrowRight');
      await atStep(first);
      const second = await next();
      for (const [key, there] of [['ArrowRight', second], ['ArrowLeft', first], ['End', last], ['Home', 0]]) {
        await page.keyboard.press(key);
        await atStep(there);
      }
      await page.locator('#replay-range').fill('5');
      await atStep(5);
      assert.match(page.url(), /\/at\/5/);
      const sixth = await next();
      await page.locator('#replay-next').click();
      await atStep(sixth);
      await page.goBack();
      await atStep(5);
      await page.reload();
      assert.equal(await step(), 5, 'a link to a moment leads there');
    });

    test('every moment can follow every other', async () => {
      // With `moveBefore` a browser may crash, but only occasionally: so its calls are counted.
      await page.evaluate(() => {
        const { moveBefore } = Element.prototype;
        window.movedBefore = 0;
        Element.prototype.moveBefore = function counted(...rest) {
          window.movedBefore += 1;
          return moveBefore.apply(this, rest);
        };
      });
      const last = Number(await page.locator('#table').getAttribute('data-last'));
      for (let i = 1; i <= JUMPS; i += 1) {
        const there = i === JUMPS ? 5 : (i * 37) % last;
        await page.locator('#replay-range').fill(String(there));
        await atStep(there);
      }
      assert.equal(await page.evaluate(() => window.movedBefore), 0);
    });

    test('the replay is viewed as other seats and with open hands', async () => {
      const eyes = page.locator('nav.eyes');
      await eyes.getByRole('link', { name: words('table-eyes-none') }).click();
      await page.waitForURL(/eyes=none/);
      assert.equal(await page.locator('#table .hand').count(), 0);
      await eyes.getByRole('link', { name: words('table-eyes-open') }).click();
      await page.waitForURL(/eyes=open/);
      assert.equal(await page.locator('#table .hand').count(), hands);
      assert.equal(await step(), 5);
    });

    test('a branch starts from a moment', async () => {
      await page.locator('.branch').getByRole('button').click();
      await page.waitForURL((url) => /^\/match\/[^/]+$/.test(url.pathname));
      await page.getByText(new RegExp(pattern(lang, 'table-branch-note').source.replace('.*', '5'))).waitFor();
      assert.equal(await awaited(page), 'mine');
      await decide(page);
    });
  };
}
