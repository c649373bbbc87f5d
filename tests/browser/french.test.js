// The same in French: every page, nothing missing, nothing left in English.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { GAMES, NAMES } from './lib/games.js';
import { openHouse } from './lib/house.js';
import { decideUntil } from './lib/play.js';
import { setScenes, visit } from './lib/scenes.js';

const house = await openHouse();
const { scenes } = await setScenes(house);
const setLang = ({ context }, lang) => context.addCookies([{ name: 'lang', value: lang, url: house.url }]);

/** Every text that anyone may read or hear on a page. */
function texts(page) {
  return page.evaluate(() => {
    const found = new Set([document.title]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      if (!walk.currentNode.parentElement.closest('script, style')) found.add(walk.currentNode.data.trim());
    }
    const attributes = ['aria-label', 'data-tip', 'data-labels', 'title', 'placeholder', 'alt'];
    for (const element of document.querySelectorAll('*')) {
      for (const name of attributes) if (element.hasAttribute(name)) found.add(element.getAttribute(name).trim());
      if (element.id === 'table-texts') Object.values(element.dataset).forEach((text) => found.add(text));
    }
    return [...found];
  });
}

// Single words may be the same in both languages; names, keys, addresses and commands are.
const OF_GAMES = Object.values(GAMES).flatMap(({ names }) => names).join('|');
const SAME = new RegExp(`[0-9a-f]{32,}|Home End|Patolli|Ana|Ben|Zoé|${OF_GAMES}|https?:\\S+|patolli verify \\S+`, 'g');
const isPhrase = (text) => /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(text.replace(SAME, ''));
// Words that no French text has.
const ENGLISH = /\b(?:the|your|you|with|choose|waiting|round|card|this|from|here|step)\b/i;

for (const scene of scenes) {
  test(`${scene.name} is in French`, async () => {
    const said = {};
    for (const lang of ['en', 'fr']) {
      await setLang(scene.who, lang);
      const page = await visit(house, scene);
      assert.equal(await page.locator('html').getAttribute('lang'), lang);
      said[lang] = await texts(page);
    }
    const known = new Set(said.en);
    const same = said.fr.filter((text) => isPhrase(text) && known.has(text));
    const english = said.fr.filter((text) => ENGLISH.test(text));
    const broken = [...said.en, ...said.fr].filter((text) => /⟦|⟧|\{\s*\$/.test(text));
    assert.deepEqual({ same, english, broken }, { same: [], english: [], broken: [] });
  });
}

for (const game of NAMES) {
  const mine = scenes.find(({ name }) => name === `${game}-table-mine`);

  test(`the language changes at once at a table of ${game}, and the game continues`, async () => {
    await setLang(mine.who, 'en');
    const page = await visit(house, mine);
    const lit = await page.locator('#table .lit').count();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.locator('html[lang=fr]').waitFor({ state: 'attached' });
    assert.match(page.url(), new RegExp(mine.path));
    assert.equal(await page.locator('#table .lit').count(), lit);
    await decideUntil(page, (i) => i === 5);
    const wrong = (await texts(page)).filter((text) => /⟦/.test(text) || /\b(?:the|your)\b/i.test(text));
    assert.deepEqual(wrong, []);
    await page.getByRole('button', { name: 'English' }).click();
    await page.locator('html[lang=en]').waitFor({ state: 'attached' });
  });
}

test('a browser that prefers French gets it', async () => {
  const { context, page } = await house.person({ locale: 'fr-CA' });
  await page.goto('/');
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  await context.close();
});
