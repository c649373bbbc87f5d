// Without a script: links and forms are enough to play.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { order } from './lib/desk.js';
import { NAMES } from './lib/games.js';
import { openHouse } from './lib/house.js';
import { wayAlone } from './lib/play.js';
import { allOf, pattern } from './lib/words.js';

const house = await openHouse();
const who = await house.person({ javaScriptEnabled: false });
const { page } = who;
const shown = () => page.locator('#table').getAttribute('data-number').then(Number);

const PROMPTS = {
  zapotec: allOf('zapotec-prompt-card'),
  copan: allOf('copan-prompt-place'),
  ahau: allOf('ahau-prompt-start', 'ahau-prompt-select'),
  yucatan: allOf('yucatan-prompt-setup-building', 'yucatan-prompt-setup-counselors', 'yucatan-prompt-setup-power'),
};

for (const game of NAMES) {
  test(`a stranger starts a game of ${game}`, async () => {
    await page.goto('/');
    await wayAlone(page, game).click();
    // Guests are not asked for their name again.
    if (game === NAMES[0]) await page.getByLabel('Your name').fill('Ana');
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.waitForURL(/\/match\//);
  });

  test(`a few decisions of ${game} are made from the list`, async () => {
    const asked = [];
    for (let i = 0; i < 4; i += 1) {
      while (!(await page.locator('#choices').count())) await page.reload();
      asked.push(await page.locator('#turn-words').textContent());
      const before = await shown();
      await page.locator('#choices > summary').click();
      await page.locator('#choices button[name=action]').first().click();
      await page.waitForURL(/\/match\//);
      assert.ok(await shown() > before, 'the choice was made');
    }
    assert.match(asked.join('\n'), PROMPTS[game]);
    assert.match(await page.locator('#history').textContent(), /Ana (?:plays|places|starts with)/);
  });
}

test('a choice sent twice counts once, and an outdated one is reported and not made', async () => {
  // Here no other player moves in between.
  await page.goto(`/match/${await order(who, NAMES[0], { kind: 'solo' })}`);
  const late = await Promise.all([0, 1].map(() => page.context().newPage()));
  for (const one of late) await one.goto(page.url());
  const choose = async (on, pick) => {
    await on.locator('#choices > summary').click();
    const answer = on.waitForResponse((one) => one.request().isNavigationRequest() && one.status() !== 303);
    await on.locator('#choices button[name=action]').nth(pick).click();
    await (await answer).finished();
  };
  await choose(page, 0);
  const now = await shown();
  for (const [pick, one] of late.entries()) {
    await choose(one, pick);
    assert.equal(Number(await one.locator('#table').getAttribute('data-number')), now, 'nothing more was made');
  }
  const told = (on) => on.locator('[role=alert]:visible').allTextContents();
  assert.deepEqual(await told(late[0]), [], 'the same form again');
  assert.match((await told(late[1])).join(), pattern('en', 'web-error-stale'));
  await Promise.all(late.map((one) => one.close()));
});

test('moments, rules, language and theme work by links and forms', async () => {
  await page.locator('#history a').first().click();
  await page.waitForURL(/\/at\/\d+/);
  await page.locator('#replay-now').click();
  await page.getByRole('button', { name: 'Français' }).click();
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  assert.match(page.url(), /\/match\//, 'back at the table');
  await page.locator('.site-switches button[name=theme]').click();
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'light');
  await page.goto('/rules/zapotec');
  await page.locator('input[name=q]').fill('pyramide');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=pyramide/);
  assert.ok(await page.locator('.rules-hits li').count() > 0);
});
