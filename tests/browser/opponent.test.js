// The solo opponents' turns, event by event: every picture once and in order, skipped by a click or a key; news and
// replays with as many steps as announced.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { order, state } from './lib/desk.js';
import { PHONE, openHouse } from './lib/house.js';
import { awaited, decide, quiet } from './lib/play.js';

const house = await openHouse();

/** Notes every moment that the page shows, and everything it announces to screen readers. */
const watching = () => {
  window.seen = [];
  window.said = [];
  window.promised = [];
  const { fetch: ask } = window;
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (String(asked[0]).endsWith('/act')) {
      window.promised.push(answer.headers.get('x-moments')?.split(' ') ?? []);
      window.present = Number(answer.headers.get('x-number'));
    }
    return answer;
  };
  document.addEventListener('DOMContentLoaded', () => {
    const look = () => {
      const { moment } = document.getElementById('table').dataset;
      if (moment && window.seen.at(-1) !== moment) window.seen.push(moment);
    };
    const hear = () => window.said.push(document.getElementById('announce').textContent);
    new MutationObserver(hear).observe(document.getElementById('announce'), { childList: true });
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
};

/** A person at a table, who leaves when the test ends. */
async function sitDown(t, game, fields, options) {
  const who = await house.person(options);
  t.after(() => who.context.close());
  const id = await order(who, game, { kind: 'solo', ...fields });
  await who.page.addInitScript(watching);
  await who.page.goto(`/match/${id}`);
  await awaited(who.page);
  return { ...who, id };
}

/** Chooses one option of the list, without waiting for its effect. */
async function start(page, pick) {
  await page.evaluate((n) => {
    window.seen = [];
    window.said = [];
    window.promised = [];
    window.known = new Set([...document.querySelectorAll('#history .history-line')].map(({ id }) => id));
    document.getElementById('choices').open = true;
    const buttons = [...document.querySelectorAll('#choices button[name=action]')];
    buttons[n % buttons.length].click();
  }, pick);
  if (await page.locator('#confirm[open]').count()) await page.locator('#confirm [value=yes]').click();
}

/** Chooses until a choice lets the opponent act; returns the moments that the server then names. */
async function untilOpponent(page) {
  for (let pick = 0; pick < 60; pick += 1) {
    const steps = await page.locator('#table').getAttribute('data-steps').then(Number);
    await start(page, pick);
    await page.waitForFunction(() => window.promised.length > 0, null, { polling: 30 });
    const named = await page.evaluate(() => window.promised.at(-1));
    const fresh = named.filter((at) => parseInt(at, 10) >= steps);
    if (fresh.length > 1) return fresh;
    await arrived(page);
  }
  throw new Error('the opponent never acts');
}

/** Waits until the page shows the result of the last choice. */
async function arrived(page) {
  await page.waitForFunction(() => Number(document.getElementById('table').dataset.number) >= window.present, null, { polling: 30 });
  assert.equal(await awaited(page), 'mine');
}

/** Follows `#replay-next` to the end. Returns the places shown on the pages. */
async function walk(page) {
  const places = [];
  for (;;) {
    places.push(await page.locator('.replay-bar h1').textContent());
    const next = page.locator('#replay-next');
    const to = await next.getAttribute('data-step');
    if (to === null) return places;
    await next.click();
    await page.waitForFunction((at) => document.getElementById('table').dataset.replay === at, to, { polling: 30 });
  }
}

describe('solo opponents', () => {
  for (const game of ['zapotec', 'copan', 'ahau']) {
    test(`${game}: every event of the turn has its picture`, async (t) => {
      const { page } = await sitDown(t, game, { pace: '300' });
      const named = await untilOpponent(page);
      await arrived(page);
      assert.deepEqual(await page.evaluate(() => window.seen), named, 'all moments, in order');
      const [said, lines] = await page.evaluate(() => [
        window.said.join(' '),
        [...document.querySelectorAll('#history .history-line')].filter(({ id }) => !window.known.has(id))
          .map(({ textContent }) => textContent.trim()).join(' '),
      ]);
      assert.ok(said.startsWith(lines), `each event is announced once:\n${said}\n${lines}`);
      assert.equal(await page.locator('#skip').count(), 0);
    });

    test(`${game}: a key or a click skips to the end and chooses nothing`, async (t) => {
      const { page, context, id } = await sitDown(t, game, { pace: '3000' });
      for (const skip of [() => page.keyboard.press('1'), () => page.locator('#board').click({ position: { x: 5, y: 5 } })]) {
        // The first picture after a choice arrives, the others wait: however slow the machine is, there is something
        // to skip.
        const held = [];
        let pictures = 0;
        const choice = (request) => { if (request.url().endsWith('/act')) pictures = 0; };
        page.on('request', choice);
        await page.route(/[?&]at=/, (route) => {
          pictures += 1;
          return pictures > 1 ? held.push(route) : route.continue();
        });
        await untilOpponent(page);
        await page.locator('#skip').waitFor();
        await skip();
        await arrived(page);
        assert.equal((await page.evaluate(() => window.seen)).length, 1, 'the rest was skipped');
        page.off('request', choice);
        await page.unroute(/[?&]at=/);
        // A request that arrived while the route was removed has already continued.
      await Promise.all(held.map((route) => route.continue().catch(() => {})));
        const now = await state({ context }, id);
        assert.equal(now.number, Number(await page.locator('#table').getAttribute('data-number')), 'nothing was chosen');
      }
    });

    test(`${game}: news and replay have as many steps as announced`, async (t) => {
      const { page, id } = await sitDown(t, game, { pace: '0' });
      for (let i = 0; i < 40; i += 1) {
        await decide(page, i);
        assert.equal(await awaited(page), 'mine');
        const panel = page.locator('#since');
        const promised = await panel.count() ? Number(await panel.getAttribute('data-count')) : 0;
        if (promised < 2) continue;
        const events = await panel.locator('li').allTextContents();
        const button = panel.locator('a.button');
        assert.match(await button.textContent(), new RegExp(` ${promised} `));
        await button.click();
        await page.waitForFunction(() => document.getElementById('table').dataset.replay !== undefined);
        assert.equal((await walk(page)).length, promised);
        await page.goto(`/match/${id}/at/0`);
        const places = await walk(page);
        assert.equal(new Set(places).size, places.length, 'no moment is shown twice');
        assert.ok(events.length >= promised);
        return;
      }
      throw new Error('nothing ever happens');
    });
  }

  test('on a phone the news and the history lead to the board', async (t) => {
    const { page } = await sitDown(t, 'zapotec', { pace: '0' }, { viewport: PHONE, hasTouch: true, isMobile: true });
    const board = () => page.locator('#board').evaluate((part) => part.getBoundingClientRect().top);
    for (let i = 0; !(await page.locator('#since').count()); i += 1) {
      await decide(page, i);
      assert.equal(await awaited(page), 'mine');
    }
    const inReplay = () => page.waitForFunction(() => document.getElementById('table').dataset.replay !== undefined);
    await page.locator('#since a.button').tap();
    await inReplay();
    await page.waitForFunction(() => scrollY < 200);
    const { bottom } = await page.locator('#turn').evaluate((bar) => bar.getBoundingClientRect().toJSON());
    assert.ok(await board() >= bottom - 8 && await board() < PHONE.height / 2, 'the board is in view');
    assert.equal(await page.locator('#status').textContent(), '', 'there is no message about saving');
    const paint = await page.locator('#turn').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    assert.doesNotMatch(paint, /, 0\)/, 'the message does not cover the board');
    const line = page.locator('.history-scroll a[data-step]').first();
    await line.scrollIntoViewIfNeeded();
    assert.ok(await board() < 0);
    await line.tap();
    await page.waitForFunction(() => document.getElementById('board').getBoundingClientRect().top > 0);
    // The arrows stay where they are: a player who compares another part of the table looks at that.
    await page.locator('.history-scroll').scrollIntoViewIfNeeded();
    const before = await page.locator('.replay-bar h1').textContent();
    await page.locator('.replay-bar a[href][data-step]').first().tap();
    await page.waitForFunction((was) => document.querySelector('.replay-bar h1').textContent !== was, before);
    assert.ok(await board() < 0);
  });

  // In Yucatan bots choose in secret first: steps that show nothing.
  for (const game of ['zapotec', 'yucatan']) {
    test(`${game}: a table with bots has as many steps of news as announced, each with something new`, async (t) => {
      const who = await sitDown(t, game, { kind: 'bots', seat2: 'bot-easy', seat3: 'bot-easy' });
      for (let i = 0; ; i += 1) {
        await quiet(who);
        const promised = await who.page.locator('#since').evaluateAll((all) => Number(all[0]?.dataset.count ?? 0));
        if (promised > 3) {
          assert.ok(promised <= await who.page.locator('#since li').count(), 'no step without a line');
          await who.page.locator('#since a.button').click();
          await who.page.waitForFunction(() => document.getElementById('table').dataset.replay !== undefined);
          assert.equal((await walk(who.page)).length, promised);
          return;
        }
        assert.ok(i < 60, 'nothing ever happens');
        await decide(who.page, i);
      }
    });
  }

  // There the hand comes first while a card is chosen, and the board afterwards.
  test('on a phone what is on the board moves along with it', async (t) => {
    const { page } = await sitDown(t, 'zapotec', { pace: '300' }, { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const top = () => document.getElementById('board').offsetTop;
      let [last, glided] = [top(), 0];
      window.moves = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function glide(frames, ...how) {
        if (this.closest('#board') && frames[0].translate) glided += 1;
        return animate.call(this, frames, ...how);
      };
      document.addEventListener('drawn', () => {
        const all = document.querySelectorAll('#board [data-piece][id]').length;
        if (Math.abs(top() - last) > 100) window.moves.push({ glided, all });
        [last, glided] = [top(), 0];
      });
    });
    const moves = () => page.evaluate(() => window.moves);
    for (let pick = 0; !(await moves()).length; pick += 1) {
      assert.ok(pick < 30, 'the board never moves');
      await start(page, pick);
      await page.waitForFunction(() => window.promised.length > 0, null, { polling: 30 });
      await arrived(page);
    }
    for (const { glided, all } of await moves()) assert.ok(all > 20 && glided < all / 2, `${glided} of ${all} pieces fly`);
  });

  test('a turn is played back with motion, too', async (t) => {
    const { page } = await sitDown(t, 'zapotec', { pace: '300' }, { reducedMotion: 'no-preference' });
    const named = await untilOpponent(page);
    await arrived(page);
    assert.deepEqual(await page.evaluate(() => window.seen), named);
  });
});
