// Pictures of every page in four sizes and both themes, for people to look at.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openHouse } from './lib/house.js';
import { setScenes, visit } from './lib/scenes.js';
import { ROOT } from './lib/server.js';
import { SIZES, THEMES, sizeName } from './lib/sizes.js';

const FOLDER = join(ROOT, 'artifacts', 'screenshots');
const house = await openHouse();
// Whoever likes no motion gets pictures without pieces on their way.
const { scenes } = await setScenes(house, { reducedMotion: 'reduce' });
await mkdir(FOLDER, { recursive: true });

for (const scene of scenes) {
  test(`pictures of ${scene.name}`, async () => {
    const page = await visit(house, scene);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        const path = join(FOLDER, `${scene.name}-${sizeName(size)}-${theme}.png`);
        // `caret: initial`: hiding it would need a style that our own policy forbids.
        await page.screenshot({ path, caret: 'initial', fullPage: !scene.table && !scene.long });
      }
    }
  });
}

test('nothing is missing', async () => {
  const files = await readdir(FOLDER);
  assert.ok(files.length >= scenes.length * SIZES.length * THEMES.length);
});
