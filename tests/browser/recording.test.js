// A few moves of a real match, as the frames of the animation in the README.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { order, playOn } from './lib/desk.js';
import { openHouse } from './lib/house.js';
import { awaited, decide, litOn, pickUp, quiet } from './lib/play.js';
import { ROOT } from './lib/server.js';

const FOLDER = join(ROOT, 'artifacts', 'recording');
const MOVES = 9;
/** Steps played first, so that something is on the board. */
const BEFORE = 36;

const house = await openHouse();
// At a reduced size, so that the file stays small.
const who = await house.person({ deviceScaleFactor: 0.75, colorScheme: 'light' });
const { page } = who;
let frames = 0;

async function frame() {
  const path = join(FOLDER, `${String(frames).padStart(2, '0')}.png`);
  // `caret: initial`: hiding it would need a style that our own policy forbids.
  await page.screenshot({ path, caret: 'initial' });
  frames += 1;
}

/** Points at the next choice, so that its explanation shows. */
async function point(pick) {
  await pickUp(page, pick);
  const lit = litOn(page);
  const n = await lit.count();
  if (!n) return;
  const spot = lit.nth(pick % n);
  await spot.scrollIntoViewIfNeeded();
  await spot.hover();
  await page.locator('#tip').waitFor({ state: 'visible', timeout: 2000 }).catch(() => {});
}

test('a few moves are recorded', async () => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const id = await order(who, 'zapotec', { kind: 'bots', seat2: 'bot-easy' });
  await playOn([who], id, ({ steps, mine }) => steps >= BEFORE && mine.length);
  await page.goto(`/match/${id}`);
  for (let i = 0; i < MOVES && await awaited(page) === 'mine'; i += 1) {
    await point(i);
    await frame();
    await decide(page, i);
    await quiet(who);
    await page.mouse.move(0, 0);
    await frame();
  }
  assert.ok(frames >= MOVES, `${frames} frames`);
});
