// Two people share one screen: a curtain between them, and nothing secret behind it.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { openHouse } from './lib/house.js';
import { awaited, confirm, decide, moved, number, wayTo } from './lib/play.js';

const house = await openHouse();
const { page } = await house.person();
const names = ['Ana', 'Zoé'];
const hand = () => page.locator('#own .card-hand').evaluateAll((cards) => cards.map((card) => card.id));
/** Everything that the server sends from now on. */
const sent = [];

async function liftCurtain(name) {
  await page.locator('#curtain-title', { hasText: name }).waitFor();
  await page.locator('#curtain-open').click();
  await page.locator('#curtain').waitFor({ state: 'detached' });
}

test('two people sit down at one screen', async () => {
  await page.goto('/');
  await wayTo(page, 'zapotec', 'hotseat').click();
  await page.getByLabel('Your name').fill(names[0]);
  const second = page.locator('input[name=name2]');
  assert.ok(await second.isVisible(), 'the name is asked where somebody sits at this screen');
  assert.ok(!(await page.locator('input[name=name3]').isVisible()));
  await second.fill(names[1]);
  await page.getByRole('button', { name: 'Begin' }).click();
  assert.equal(await awaited(page), 'curtain');
});

test('behind the curtain there is nothing secret', async () => {
  assert.match(await page.locator('#curtain').textContent(), /Ana/);
  const html = await page.content();
  assert.doesNotMatch(html, /data-acts?=|card-hand|name="action"|holds/, 'no hand, no choices');
  assert.ok(!(await page.locator('#board').count()));
});

test('each sees the own hand only, and the first choice stays secret', async () => {
  await liftCurtain('Ana');
  const first = await hand();
  assert.equal(first.length, 6);
  page.on('response', async (answer) => {
    if (/\/(live|act)/.test(answer.url())) sent.push(await answer.text().catch(() => ''));
  });
  await decide(page);
  assert.equal(await awaited(page), 'curtain');
  const behind = await page.content();
  for (const card of first) assert.ok(!behind.includes(`"${card}"`), `${card} is behind the curtain`);
  sent.length = 0;
  await liftCurtain('Zoé');
  const second = await hand();
  assert.equal(second.length, 6);
  assert.ok(second.every((card) => !first.includes(card)), 'the hands differ');
  const bytes = sent.join('') + await page.content();
  for (const card of first) assert.ok(!bytes.includes(`"${card}"`), `${card} came to the other seat`);
});

test('the choice can be taken back through the curtain', async () => {
  await page.goto(page.url().replace(/\?.*/, ''));
  assert.equal(await awaited(page), 'curtain');
  const before = await number(page);
  await page.locator('#curtain form button').click();
  await confirm(page);
  await moved(page, before);
  await liftCurtain('Ana');
  await decide(page, 1);
  await liftCurtain('Zoé');
});

test('turns go on, with a curtain at each change', async () => {
  await decide(page);
  const seen = [];
  for (let i = 0; i < 40 && new Set(seen).size < 2; i += 1) {
    if (await awaited(page) === 'curtain') {
      const title = await page.locator('#curtain-title').textContent();
      seen.push(names.find((name) => title.includes(name)));
      await page.locator('#curtain-open').click();
      await page.locator('#curtain').waitFor({ state: 'detached' });
    }
    await decide(page, i);
  }
  assert.equal(new Set(seen).size, 2, `curtains: ${seen}`);
});
