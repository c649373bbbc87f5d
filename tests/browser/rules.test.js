// The rules pages, in both languages: icons, link targets, and the links of refusals to them.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { order } from './lib/desk.js';
import { NAMES, alone } from './lib/games.js';
import { openHouse } from './lib/house.js';
import { awaited, byList, confirm, quiet } from './lib/play.js';

const house = await openHouse();
/** Choices that exist, but never at the start. */
const TOO_EARLY = { zapotec: 'end construction', copan: 'end', ahau: 'dance', yucatan: 'stay' };

/** Asks for something that is not possible now, as an outdated page would. */
async function askInVain(who, action) {
  const { page } = who;
  house.forgive(/status of 422/);
  // Another player's move would give a new picture, with other options.
  await quiet(who);
  await page.evaluate((value) => { document.querySelector('#choices button[name=action]').value = value; }, action);
  await byList(page);
  await confirm(page);
  await page.locator('#problem').waitFor({ state: 'visible' });
}

for (const lang of ['en', 'fr']) {
  for (const game of NAMES) {
    test(`the rules of ${game} in ${lang} have icons and link targets`, async () => {
      const { context, page } = await house.person({ locale: lang });
      await page.goto(`/rules/${game}`);
      assert.equal(await page.locator('html').getAttribute('lang'), lang);
      const found = await page.evaluate(() => {
        const book = document.querySelector('[data-rules]');
        const links = [...book.querySelectorAll('a[href^="#"]')].map((link) => link.hash.slice(1));
        const icons = [...book.querySelectorAll('article svg.icon')].map(({ innerHTML }) => innerHTML);
        const anchors = [...book.querySelectorAll('[id^=r]')].map(({ id }) => id);
        return {
          places: anchors.length, twice: anchors.filter((id, i) => anchors.indexOf(id) !== i),
          kinds: new Set(icons).size, lost: links.filter((id) => !document.getElementById(id)),
        };
      });
      assert.ok(found.places > 100, `${found.places} places`);
      assert.ok(found.kinds > 12, `${found.kinds} icons`);
      assert.deepEqual([found.twice, found.lost], [[], []]);
      await context.close();
    });

    test(`a refusal of ${game} in ${lang} leads to its rule`, async () => {
      const who = await house.person({ locale: lang });
      const { context, page } = who;
      await page.goto(`/match/${await order(who, game, alone(game))}`);
      assert.equal(await awaited(page), 'mine');
      assert.equal(await page.locator('.site-nav a').nth(1).getAttribute('href'), `/rules/${game}`);
      await askInVain(who, TOO_EARLY[game]);
      if (lang === 'fr') assert.doesNotMatch(await page.locator('#problem').textContent(), /⟦|\bthe\b|possible now/);
      const link = page.locator('#problem a');
      const [, rule] = /((?:[A-Z]+-|[\d.]*)\d+)/.exec(await link.textContent());
      await link.evaluate((a) => a.removeAttribute('target'));
      await link.click();
      await page.waitForURL(new RegExp(`/rules/${game}.*#r${rule.replaceAll('.', '\\.')}$`));
      const { y } = await page.locator(':target').boundingBox();
      assert.ok(y >= 0 && y < 768, `${rule} is at ${y}`);
      await context.close();
    });
  }
}
