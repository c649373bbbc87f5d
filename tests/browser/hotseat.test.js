// Two people share one screen: a curtain between them, and nothing secret behind it.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { idIn, told } from './lib/desk.js';
import { HIDDEN, SECRETS } from './lib/games.js';
import { openHouse } from './lib/house.js';
import { awaited, choose, confirm, decide, moved, number, wayTo } from './lib/play.js';

const NAMES = ['Ana', 'Zoé'];
/**
 * Cards that only their owner knows. In Ahau everyone knows which numbers are in a hand, in Yucatan all start with
 * the same cards.
 */
const OWN_CARDS = { zapotec: 6, ahau: 0, yucatan: 0 };
const house = await openHouse();
for (const game of Object.keys(SECRETS)) {
  const who = await house.person();
  describe(game, () => shareScreen(who, game, SECRETS[game]));
}

function shareScreen(who, game, asked) {
  const { page } = who;
  const hand = () => page.locator('#own .card-hand').evaluateAll((cards) => cards.map((card) => card.id));
  /** Everything that the server sends from now on. */
  const sent = [];

  /** Lifts the curtain for the person it names, or only for this one. */
  async function liftCurtain(name = '') {
    const title = page.locator('#curtain-title', { hasText: name });
    await title.waitFor();
    const said = await title.textContent();
    await page.locator('#curtain-open').click();
    await page.locator('#curtain').waitFor({ state: 'detached' });
    return NAMES.find((one) => said.includes(one));
  }

  test('two people play at one screen', async () => {
    await page.goto('/');
    await wayTo(page, game, 'hotseat').click();
    await page.getByLabel('Your name').fill(NAMES[0]);
    const second = page.locator('input[name=name2]');
    assert.ok(await second.isVisible(), 'the form asks for names of people at this screen');
    assert.ok(!(await page.locator('input[name=name3]').isVisible()));
    await second.fill(NAMES[1]);
    await page.getByRole('button', { name: 'Start match' }).click();
    assert.equal(await awaited(page), 'curtain');
  });

  test('nothing secret is behind the curtain', async () => {
    assert.match(await page.locator('#curtain').textContent(), /Ana|Zoé/);
    assert.doesNotMatch(await page.content(), HIDDEN, 'no hand, no choices');
    assert.ok(!(await page.locator('#board').count()));
  });

  test('each player sees only their hand, and the first choice stays secret', async () => {
    // What comes before that is not secret. A player who returns to the screen finds the curtain of the first.
    for (let i = 0; ; i += 1) {
      if (await awaited(page) === 'curtain') await liftCurtain();
      if (asked.test(await page.locator('#turn-words').textContent())) break;
      await decide(page, i);
    }
    await page.goto(page.url().replace(/\?.*/, ''));
    await liftCurtain('Ana');
    const first = await hand();
    assert.equal(first.length, OWN_CARDS[game]);
    page.on('response', async (answer) => {
      if (/\/(live|act)/.test(answer.url())) sent.push(await answer.text().catch(() => ''));
    });
    await choose(page, asked);
    assert.equal(await awaited(page), 'curtain');
    const behind = await page.content();
    assert.doesNotMatch(behind, HIDDEN);
    for (const card of first) assert.ok(!behind.includes(`"${card}"`), `${card} is behind the curtain`);
    sent.length = 0;
    await liftCurtain('Zoé');
    const second = await hand();
    assert.equal(second.length, OWN_CARDS[game]);
    assert.ok(second.every((card) => !first.includes(card)), 'the hands differ');
    const bytes = sent.join('') + await page.content();
    for (const card of first) assert.ok(!bytes.includes(`"${card}"`), `${card} came to the other seat`);
  });

  test('the choice can be undone through the curtain, and the other player cannot see what it was', async () => {
    const id = idIn(page.url());
    const seen = await told(who, id, 1);
    await page.goto(`/match/${id}`);
    assert.equal(await awaited(page), 'curtain');
    const before = await number(page);
    await page.locator('#curtain form button').click();
    await confirm(page);
    await moved(page, before);
    await liftCurtain('Ana');
    await choose(page, asked, 1);
    await liftCurtain('Zoé');
    assert.ok(await told(who, id, 1) === seen);
  });

  test('turns continue, with a curtain at each change', async () => {
    await decide(page);
    const seen = new Set();
    for (let i = 0; i < 40 && seen.size < 2; i += 1) {
      if (await awaited(page) === 'curtain') seen.add(await liftCurtain());
      await decide(page, i);
    }
    assert.equal(seen.size, 2, `curtains: ${[...seen]}`);
  });
}
