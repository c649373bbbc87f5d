// Without a script: links and forms are enough to play.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { openHouse } from './lib/house.js';

const house = await openHouse();
const { page } = await house.person({ javaScriptEnabled: false });
const shown = () => page.locator('#table').getAttribute('data-number').then(Number);

test('a stranger begins a solo game', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play alone' }).click();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/match\//);
  assert.match(await page.locator('#turn-words').textContent(), /choose the Action card/);
});

test('a few decisions are made from the list', async () => {
  for (let i = 0; i < 4; i += 1) {
    if (!(await page.locator('#choices').count())) await page.reload();
    const before = await shown();
    await page.locator('#choices > summary').click();
    await page.locator('#choices button[name=action]').first().click();
    await page.waitForURL(/\/match\//);
    assert.ok(await shown() > before, 'the choice was made');
  }
  assert.match(await page.locator('#history').textContent(), /Ana plays/);
});

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
