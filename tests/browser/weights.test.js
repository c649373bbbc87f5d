// The sizes of responses.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { gather, order, playOn } from './lib/desk.js';
import { GAMES, NAMES, alone } from './lib/games.js';
import { openHouse } from './lib/house.js';
import { moved } from './lib/play.js';

const KIB = 1024;
const house = await openHouse();

/** Sums up what arrives, by address. */
async function weigh(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const [urls, sizes] = [new Map(), new Map()];
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  return {
    forget: () => sizes.clear(),
    total: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    list: () => [...sizes].map(([id, size]) => `${urls.get(id)?.replace(house.url, '').slice(0, 60)}: ${(size / KIB).toFixed(1)} KiB`),
  };
}

async function weighFirstLoad(game) {
  const who = await house.person();
  const id = await order(who, game, alone(game));
  const scale = await weigh(who.page);
  await who.page.goto(`/match/${id}`);
  await who.page.evaluate(() => document.fonts.ready.then(() => true));
  await who.page.locator('#table .lit').first().waitFor();
  await who.page.waitForTimeout(300);
  console.log(`${game}: first load ${(scale.total() / KIB).toFixed(1)} KiB\n  ${scale.list().join('\n  ')}`);
  assert.ok(scale.total() > 20 * KIB, 'the scale works');
  assert.ok(scale.total() <= 200 * KIB);
  await who.context.close();
}

/** At a full table of people, from start to end. */
async function weighUpdates(game) {
  // French needs more letters.
  const seats = Array.from({ length: GAMES[game].most }, (_, i) => `seat${i + 1}`);
  const people = await Promise.all(seats.map(() => house.person({ locale: 'fr' })));
  const friends = Object.fromEntries(seats.slice(1).map((seat) => [seat, 'friend']));
  const id = await gather(people, game, { kind: 'friends', ...friends });
  const [{ page }] = people;
  await page.goto(`/match/${id}`);
  const heavy = [];
  page.on('response', async (answer) => {
    if (!/\/(live|act)\b/.test(answer.url()) || answer.status() !== 200) return;
    const { responseBodySize, responseHeadersSize } = await answer.request().sizes();
    heavy.push(responseBodySize + responseHeadersSize);
  });
  await playOn(people, id, async ({ steps, number }) => {
    // A page that lags behind fetches only the newest.
    if (steps % 4 === 0) await moved(page, number - 1);
  });
  await page.locator('#finished').waitFor();
  await page.waitForTimeout(200);
  console.log(`${game}: updates: ${heavy.length}, at most ${(Math.max(...heavy) / KIB).toFixed(1)} KiB`);
  assert.ok(heavy.length >= 10, `${heavy.length} updates`);
  assert.ok(Math.max(...heavy) <= 30 * KIB, `${Math.max(...heavy)} bytes`);
  await Promise.all(people.map(({ context }) => context.close()));
}

for (const game of NAMES) {
  test(`the first load of a table of ${game} stays light`, () => weighFirstLoad(game));
  test(`one update of ${game} stays light`, () => weighUpdates(game));
}

test('a second visit takes styles, scripts and fonts from the browser', async () => {
  const { context, page } = await house.person();
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.goto('/me');
  const sizes = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name, transferSize }) => [name, transferSize]));
  assert.ok(sizes.length > 3);
  // The browser fetches the icon when it likes, perhaps only after the second page.
  const lasting = sizes.filter(([name]) => !name.includes('/favicon'));
  for (const [name, size] of lasting) assert.equal(size, 0, `${name} was loaded again`);
  await context.close();
});
