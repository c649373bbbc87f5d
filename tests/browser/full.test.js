// Full tables, to the final scores: two people in two browsers, one in French, with bots or with friends whose pages
// are not checked.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { invite, playOn, state } from './lib/desk.js';
import { GAMES } from './lib/games.js';
import { LAPTOP, PHONE, openHouse } from './lib/house.js';
import { join, setUp } from './lib/meet.js';
import { awaited, decide, moved, outOfReach, spilling } from './lib/play.js';
import { pattern } from './lib/words.js';

/**
 * `fields` of the form; `friends`: the names of those whose pages are not checked. `asked`: a question to one player
 * out of turn, by what it offers and by its words.
 */
const TABLES = {
  copan: {
    fields: { seat3: 'bot-random', seat4: 'bot-random', 'option-event': 'short_tough' },
    friends: [],
    // The chosen Event card asks every player for these.
    asked: { offers: /^(?:gain|descend) /, words: 'copan-prompt-event' },
  },
  ahau: {
    fields: { seat3: 'friend', seat4: 'friend', seat5: 'friend' },
    friends: ['Eva', 'Kim', 'Tom'],
    asked: { offers: /^retreat /, words: 'ahau-prompt-retreat' },
  },
  yucatan: {
    fields: { seat3: 'bot-random', seat4: 'bot-random' },
    friends: [],
    asked: { offers: /^card /, words: 'yucatan-prompt-cards-defender' },
  },
};
const house = await openHouse();
for (const [game, table] of Object.entries(TABLES)) {
  const ana = { ...await house.person(), lang: 'en', name: 'Ana' };
  const luc = { ...await house.person({ locale: 'fr-FR' }), lang: 'fr', name: 'Luc' };
  const friends = await Promise.all(table.friends.map(async (name) => ({ ...await house.person(), name })));
  describe(game, () => playFull(game, table, [ana, luc], friends));
}

function playFull(game, { fields, asked }, people, friends) {
  const [ana, luc] = people;
  const everybody = [...people, ...friends];
  let id;

  const words = ({ page }) => page.locator('#turn-words').textContent();
  /** Waits until a page shows the server's state. */
  const caughtUp = async ({ page }) => moved(page, (await state(ana, id)).number - 1);
  /** Whose turn it is, according to the history. */
  async function whoseTurn() {
    const history = await (await ana.context.request.get(`/match/${id}/history`)).text();
    const begun = new RegExp(pattern('en', `${game}-event-turn`, { name: '(\\w+)', what: '\\d' }), 'g');
    return [...history.matchAll(begun)].at(-1)?.[1];
  }
  /** Plays without a page: one that shows every step takes longer than the step. */
  async function playUnseen(done) {
    await Promise.all(people.map(({ page }) => page.goto('about:blank')));
    const now = await playOn(everybody, id, done);
    await Promise.all(people.map(({ page }) => page.goto(`/match/${id}`)));
    return now;
  }
  const inBrowser = ({ to_act: seats }) => people[seats.find((seat) => seat < people.length)];

  test('everyone takes a seat', async () => {
    let link;
    ({ id, link } = await setUp(ana, game, fields));
    await join(luc, link, luc.name);
    for (const [i, { context, name }] of friends.entries()) {
      await context.request.post(await invite(ana, id, i + people.length), { form: { name } });
    }
    await ana.page.goto(`/match/${id}`);
    await ana.page.locator('button[value=start]').click();
    for (const { page } of people) await page.locator('#table').waitFor();
    assert.equal((await state(ana, id)).seats.length, GAMES[game].most);
  });

  test('both play some turns by mouse', async () => {
    const made = { Ana: 0, Luc: 0 };
    for (let i = 0; Math.min(made.Ana, made.Luc) < 4; i += 1) {
      const who = inBrowser(await playOn(everybody, id, inBrowser));
      await caughtUp(who);
      assert.equal(await awaited(who.page), 'mine');
      await decide(who.page, i);
      made[who.name] += 1;
    }
    for (const who of people) {
      await caughtUp(who);
      assert.match(await who.page.locator('#history').textContent(), /Ana|Luc/);
    }
  });

  test('a player is asked out of turn, and both pages show it', async (t) => {
    const isAsked = (now) => now.to_act.length === 1 && inBrowser(now)
      && now.mine.some(({ legal }) => legal.some((action) => asked.offers.test(action)));
    const now = await playUnseen(async (now) => isAsked(now) && inBrowser(now).name !== await whoseTurn());
    if (now.phase === 'over') return t.skip('no one was asked in this match');
    const who = inBrowser(now);
    const other = people.find((one) => one !== who);
    await Promise.all(people.map(caughtUp));
    assert.equal(await awaited(who.page), 'mine');
    assert.match(await words(who), pattern(who.lang, asked.words));
    assert.match(await words(other), new RegExp(who.name));
    assert.equal(await other.page.locator('#table .lit').count(), 0);
    await decide(who.page);
    await caughtUp(other);
  });

  test('the match is played to its end, and all see the same scores', async () => {
    const end = await playUnseen();
    assert.equal(end.phase, 'over');
    for (const { page } of people) {
      await page.locator('#finished').waitFor();
      const totals = await page.locator('.score-total td').allTextContents();
      assert.deepEqual(totals.map((total) => Number(total.replace('−', '-'))), end.scores);
    }
  });

  test('everything on the crowded board can still be clicked', async () => {
    const wrong = [];
    for (const size of [PHONE, LAPTOP]) {
      await ana.page.setViewportSize(size);
      const found = [...await outOfReach(ana.page, '#board [data-tip]'), ...await spilling(ana.page)];
      wrong.push(...found.map((what) => `${size.width} wide: ${what}`));
    }
    assert.equal(wrong.join('\n'), '');
  });
}
