// Pictures of every page on a laptop and a phone, in both themes and both languages, for people to look at.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LAPTOP, PHONE, openHouse } from './lib/house.js';
import { setScenes, visit } from './lib/scenes.js';
import { ROOT } from './lib/server.js';
import { OTHERS, sizeName } from './lib/sizes.js';

const FOLDER = join(ROOT, 'artifacts', 'screenshots');
const LOOKS = [[LAPTOP, 'light'], [LAPTOP, 'dark'], [PHONE, 'dark']];
const SELDOM = OTHERS.map((size) => [size, 'light']);
/** Other windows are tested with one moment of each game, and with pages that are the same for all. */
const looksAt = ({ name, game }) => (!game || name.endsWith('-table-mine') ? [...LOOKS, ...SELDOM] : LOOKS);
const house = await openHouse();
const { scenes } = await setScenes(house);
await mkdir(FOLDER, { recursive: true });

const setLang = ({ context }, lang) => context.addCookies([{ name: 'lang', value: lang, url: house.url }]);

function take(page, scene, name) {
  const path = join(FOLDER, `${scene.name}-${name}.png`);
  // `caret: initial`: hiding it would need a style that our own policy forbids.
  return page.screenshot({ path, caret: 'initial', fullPage: !scene.table && !scene.long });
}

for (const scene of scenes) {
  test(`pictures of ${scene.name}`, async () => {
    await setLang(scene.who, 'en');
    const page = await visit(house, scene);
    for (const [size, theme] of looksAt(scene)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await take(page, scene, `${sizeName(size)}-${theme}`);
    }
  });

  test(`pictures of ${scene.name} in French`, async () => {
    await setLang(scene.who, 'fr');
    const page = await visit(house, scene);
    await page.emulateMedia({ colorScheme: 'light' });
    // French needs more space than a phone has.
    await page.setViewportSize(PHONE);
    await take(page, scene, `${sizeName(PHONE)}-french`);
  });
}

test('nothing is missing', async () => {
  const files = await readdir(FOLDER);
  assert.ok(files.length >= scenes.length * (LOOKS.length + 1));
});
