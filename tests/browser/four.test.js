// Copan for four: two people in two browsers, one in French, and two bots, to the final scores.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { playOn, state } from './lib/desk.js';
import { openHouse } from './lib/house.js';
import { join, setUp } from './lib/meet.js';
import { awaited, decide, moved } from './lib/play.js';
import { pattern } from './lib/words.js';

const house = await openHouse();
const ana = { ...await house.person(), lang: 'en', name: 'Ana' };
const luc = { ...await house.person({ locale: 'fr-FR' }), lang: 'fr', name: 'Luc' };
const people = [ana, luc];
let id;

const words = ({ page }) => page.locator('#turn-words').textContent();
/** Waits until a page shows what the server has. */
const caughtUp = async ({ page }) => moved(page, (await state(ana, id)).number - 1);
/** Whose turn it is, as the history tells it. */
async function whoseTurn() {
  const history = await (await ana.context.request.get(`/match/${id}/history`)).text();
  return [...history.matchAll(/It is (\w+)’s turn/g)].at(-1)[1];
}
/** The person who must decide, once there is one. */
async function next() {
  for (let i = 0; i < 300; i += 1) {
    const { to_act: seats } = await state(ana, id);
    const who = people[seats.find((seat) => seat < people.length)];
    if (who) return who;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error('nobody must decide');
}

test('two people and two bots sit down', async () => {
  let link;
  ({ id, link } = await setUp(ana, 'copan', { seat3: 'bot-random', seat4: 'bot-random', 'option-event': 'short_tough' }));
  await join(luc, link, 'Luc');
  await ana.page.goto(`/match/${id}`);
  await ana.page.locator('button[value=start]').click();
  for (const { page } of people) await page.locator('#table').waitFor();
  assert.equal((await state(ana, id)).seats.length, 4);
});

test('both play some turns by mouse', async () => {
  const made = { Ana: 0, Luc: 0 };
  for (let i = 0; Math.min(made.Ana, made.Luc) < 4; i += 1) {
    const who = await next();
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

test('an Event asks somebody out of turn, and both pages show it', async (t) => {
  // The chosen card asks every player for these.
  const asked = ({ mine, to_act: seats }) => seats.length === 1
    && mine.some(({ legal }) => legal.some((action) => /^(?:gain|descend) /.test(action)));
  const outOfTurn = async (now) => asked(now) && people[now.to_act[0]]?.name !== await whoseTurn();
  const now = await playOn(people, id, outOfTurn);
  if (now.phase === 'over') return t.skip('no Event asked anybody in this match');
  const [who, other] = now.to_act[0] === 0 ? [ana, luc] : [luc, ana];
  await Promise.all(people.map(caughtUp));
  assert.equal(await awaited(who.page), 'mine');
  assert.match(await words(who), pattern(who.lang, 'copan-prompt-event'));
  assert.match(await words(other), new RegExp(who.name));
  assert.equal(await other.page.locator('#table .lit').count(), 0);
  await decide(who.page);
  await caughtUp(other);
});

test('the match is played to its end, and all see the same scores', async () => {
  const end = await playOn(people, id);
  assert.equal(end.phase, 'over');
  for (const { page } of people) {
    await page.locator('#finished').waitFor();
    const totals = await page.locator('.score-total td').allTextContents();
    assert.deepEqual(totals.map((total) => Number(total.replace('−', '-'))), end.scores);
  }
});
