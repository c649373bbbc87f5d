// Without a script: links and forms are enough to play.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { NAMES } from './lib/games.js';
import { openHouse } from './lib/house.js';
import { wayAlone } from './lib/play.js';

const house = await openHouse();
const { page } = await house.person({ javaScriptEnabled: false });
const shown = () => page.locator('#table').getAttribute('data-number').then(Number);

const PROMPTS = {
  zapotec: /choose the Action card/,
  copan: /Round 1: place a Court tile/,
  ahau: /Choose a summary card[\s\S]*Round 1: choose two cards/,
  yucatan: /Which Building[\s\S]*Which Counselor[\s\S]*Which power/,
};

for (const game of NAMES) {
  test(`a stranger begins a game of ${game}`, async () => {
    await page.goto('/');
    await wayAlone(page, game).click();
    // Who is known is not asked again.
    if (game === NAMES[0]) await page.getByLabel('Your name').fill('Ana');
    await page.getByRole('button', { name: 'Begin' }).click();
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
    assert.match(await page.locator('#history').textContent(), /Ana (?:plays|places|begins)/);
  });
}

test('what is past its time is told, and nothing is made twice', async () => {
  const stale = await page.context().newPage();
  await stale.goto(page.url());
  const choice = (which) => which.locator('#choices button[name=action]').first();
  await page.locator('#choices > summary').click();
  await choice(page).click();
  const now = await shown();
  await stale.locator('#choices > summary').click();
  await choice(stale).click();
  await stale.waitForURL(/\/match\//);
  const number = Number(await stale.locator('#table').getAttribute('data-number'));
  assert.equal(number, now, 'the late choice was not made');
  await stale.close();
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
