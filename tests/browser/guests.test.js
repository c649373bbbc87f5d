// Guests: names that are refused, an invitation on a phone, a rematch offered from the home page, and tables that
// were removed. No one has to reload a page.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join as pathTo } from 'node:path';
import { gather, order, playOn } from './lib/desk.js';
import { openHouse, PHONE } from './lib/house.js';
import { setUp } from './lib/meet.js';
import { pattern, say } from './lib/words.js';

const house = await openHouse();

test('a misleading name is refused with a reason, and the invitation still works', async () => {
  const [ana, luc] = [await house.person(), await house.person({ locale: 'fr-FR', viewport: PHONE })];
  const { link } = await setUp(ana, 'zapotec', {});
  house.forgive(/status of 422/);
  await luc.page.goto(link);
  const name = luc.page.locator('input[name=name]');
  for (const [bad, why] of [['\u0395asy bot', 'error-name-imitation'], ['\u3164', 'error-name-blank']]) {
    await name.fill(bad);
    await luc.page.locator('main form button.button-primary').click();
    await luc.page.getByRole('alert').filter({ hasText: say('fr', why) }).waitFor();
    assert.equal(await name.inputValue(), bad, 'what was typed is still there');
    const room = await luc.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(room <= 0, 'nothing overflows on a phone');
  }
  await name.fill('Luc');
  await luc.page.locator('main form button.button-primary').click();
  await luc.page.locator('#lobby').waitFor();
  await ana.page.locator('.lobby-seats', { hasText: 'Luc' }).waitFor();
});

test('a rematch reaches the home page, where it is accepted or declined', async () => {
  const [ana, ben] = [await house.person(), await house.person({ locale: 'fr-FR', viewport: PHONE })];
  const id = await gather([ana, ben], 'zapotec', { kind: 'friends', seat2: 'friend' });
  await playOn([ana, ben], id);
  await ben.page.goto('/');
  const offer = ben.page.locator('[data-offer]');
  assert.equal(await offer.count(), 0);
  await ana.page.goto(`/match/${id}`);
  await ana.page.getByRole('button', { name: say('en', 'table-rematch'), exact: true }).click();
  await ana.page.locator('#lobby').waitFor();
  // The list polls every ten seconds.
  await offer.filter({ hasText: pattern('fr', 'web-rematch-offered') }).waitFor({ timeout: 40_000 });
  assert.match(await ben.page.locator('#live').textContent(), pattern('fr', 'web-rematch-offered'));
  await offer.getByRole('button', { name: say('fr', 'web-rematch-decline') }).click();
  await ben.page.waitForURL((url) => url.pathname === '/');
  await offer.waitFor({ state: 'detached' });

  // After a cancellation it is offered again, and then accepted with the keyboard.
  await ana.page.locator('button[value=cancel]').click();
  await ana.page.goto(`/match/${id}`);
  await ana.page.getByText(pattern('en', 'table-rematch-declined')).waitFor();
  await ana.page.getByRole('button', { name: say('en', 'table-rematch-join') }).click();
  await ana.page.locator('#lobby').waitFor();
  const accept = offer.getByRole('button', { name: say('fr', 'web-rematch-accept') });
  await accept.waitFor({ timeout: 40_000 });
  await accept.press('Enter');
  await ben.page.locator('#lobby').waitFor();
  assert.equal(new URL(ben.page.url()).pathname, new URL(ana.page.url()).pathname);
  await ana.page.locator('button[value=start]').waitFor();
});

test('a removed table says so without a reload', async () => {
  const [ana, ben] = [await house.person(), await house.person({ locale: 'fr-FR' })];
  const waiting = await order(ana, 'zapotec', { kind: 'friends', seat2: 'friend' });
  const playing = await order(ben, 'zapotec', { seat2: 'bot-random' });
  await ana.page.goto(`/match/${waiting}`);
  await ben.page.goto(`/match/${playing}`);
  await Promise.all([ana.page.locator('#lobby').waitFor(), ben.page.locator('#table').waitFor()]);
  house.forgive(/net::ERR_|Failed to fetch|status of 404/);
  // To a browser a purge looks like a server that has lost the table.
  await house.server.kill();
  const { data } = house.server;
  for (const file of await readdir(data)) await rm(pathTo(data, file));
  await house.server.restart();
  await ana.page.getByText(say('en', 'web-error-no-match')).waitFor({ timeout: 40_000 });
  await ben.page.getByText(say('fr', 'web-error-no-match').slice(0, 40)).waitFor({ timeout: 40_000 });
});
