// People who meet at one table, with their browsers.
import assert from 'node:assert/strict';
import { idIn } from './desk.js';
import { wayTo } from './play.js';

/** Creates a table with the second seat for a friend. Returns its id and the link to the seat. */
export async function setUp({ page }, game, fields) {
  await page.goto('/');
  await wayTo(page, game, 'friends').click();
  await page.getByLabel('Your name').fill('Ana');
  for (const [field, choice] of Object.entries({ seat2: 'friend', ...fields })) {
    await page.locator(`select[name=${field}]`).selectOption(choice);
  }
  await page.locator('select[name=pace]').selectOption('0');
  await page.locator('input[name=watch]').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL(/\/match\//);
  await page.getByRole('button', { name: 'Create invitation link' }).first().click();
  const link = await page.locator('.shown-link input').inputValue();
  assert.match(link, /\/join\/[\w-]{22,}$/);
  return { id: idIn(page.url()), link };
}

/** Takes the seat that a link is for. */
export async function join({ page }, link, name) {
  await page.goto(link);
  await page.locator('input[name=name]').fill(name);
  await page.locator('main form button.button-primary').click();
  await page.waitForURL(/\/match\//);
}
