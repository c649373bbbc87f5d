// Two people in two browsers, one in French, and a bot: whole matches with secret choices, a lost connection, a power
// cut, and a spectator.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { HIDDEN, SECRETS } from './lib/games.js';
import { openHouse } from './lib/house.js';
import { playOn, state, told } from './lib/desk.js';
import { join, setUp } from './lib/meet.js';
import { awaited, byList, choose, confirm, decide, moved, number } from './lib/play.js';

const house = await openHouse();

const hand = ({ page }) => page.locator('#own .card-hand').evaluateAll((cards) => cards.map((card) => card.id));
const words = ({ page }) => page.locator('#turn-words').textContent();
const caughtUp = async (who, with_) => moved(who.page, await number(with_.page) - 1);

for (const game of Object.keys(SECRETS)) {
  const people = await Promise.all(['en-GB', 'fr-FR', 'en-GB'].map((locale) => house.person({ locale })));
  describe(game, () => playTogether(people, game, SECRETS[game]));
}

function playTogether([ana, luc, eve], game, asked) {
  let id;

  test('a table is created and a friend invited by link', async () => {
    let link;
    ({ id, link } = await setUp(ana, game, { seat3: 'bot-random' }));
    await join(luc, link, 'Luc');
    assert.equal(await luc.page.locator('html').getAttribute('lang'), 'fr');
    await luc.page.waitForURL(new RegExp(id));
    house.forgive(/status of 4\d\d/);
    const again = await eve.page.goto(link);
    assert.equal(again.status(), 410, 'a link lets one person in');
  });

  // No one reloads: the host who made the link sees the friend join, and can start.
  test('the lobby follows the table, and keeps what is half typed', async () => {
    const start = ana.page.locator('#lobby button[value=start]');
    await start.waitFor();
    assert.match(await ana.page.locator('.lobby-seats').textContent(), /Luc/);
    assert.equal(await ana.page.locator('.shown-link').count(), 0, 'no link to a seat that is taken');
    await ana.page.locator('input[name=word]').fill('mai');
    await luc.page.locator('input[name=word]').fill('jaguar');
    await luc.page.locator('button[value=word]').click();
    await ana.page.locator('q', { hasText: 'jaguar' }).waitFor();
    await ana.page.keyboard.type('ze');
    assert.equal(await ana.page.locator('input[name=word]').inputValue(), 'maize');
    const reloaded = await ana.page.reload();
    assert.equal(reloaded.status(), 200);
    await start.waitFor();
  });

  test('both have added a word to the shuffle, and it starts', async () => {
    await ana.page.locator('input[name=word]').fill('maize');
    await ana.page.locator('button[value=word]').click();
    await luc.page.locator('q', { hasText: 'maize' }).waitFor();
    assert.match(await luc.page.locator('#lobby').textContent(), /jaguar[\s\S]*maize/);
    await ana.page.locator('button[value=start]').click();
    for (const { page } of [ana, luc]) await page.locator('#table').waitFor(); // The lobby leads there automatically.
    await playOn([ana, luc], id, ({ to_act: seats }) => seats.includes(0) && seats.includes(1));
    for (const who of [ana, luc]) {
      await caughtUpWithServer(who);
      assert.equal(await awaited(who.page), 'mine', 'both choose at the same time');
    }
  });

  test('what is chosen stays secret', async () => {
    const bytes = [];
    luc.page.on('response', async (answer) => bytes.push(await answer.text().catch(() => '')));
    const cards = await hand(ana);
    await choose(ana.page, asked);
    await caughtUp(luc, ana);
    const all = bytes.join('\n') + await luc.page.content() + await (await luc.context.request.get(`/match/${id}/state`)).text();
    for (const card of cards) {
      assert.ok(!all.includes(`"${card}"`), `${card} is known to the other`);
      assert.ok(!all.includes(`play ${card.replace('card-', '')}"`), `${card} could be played by the other`);
    }
    assert.match(await words(ana), /Waiting for Luc/);
    luc.page.removeAllListeners('response');
  });

  test('a spectator sees only what is public', async () => {
    await eve.page.goto('/');
    await eve.page.locator(`a[href="/match/${id}"]`, { hasText: 'Watch' }).click();
    await eve.page.waitForURL(new RegExp(id));
    await eve.page.getByText(/You are watching/).waitFor();
    const html = await eve.page.content();
    assert.doesNotMatch(html, HIDDEN);
    for (const card of [...await hand(ana), ...await hand(luc)]) {
      assert.ok(!html.includes(`"${card}"`), `${card} is known to a spectator`);
    }
  });

  test('a choice can be undone while it is secret, and others cannot see what it was', async () => {
    const others = async () => await told(luc, id) + await told(eve, id);
    const [before, first] = [await number(ana.page), await others()];
    await ana.page.locator('#undo').click();
    await moved(ana.page, before);
    assert.match(await words(ana), asked);
    await choose(ana.page, asked, 1);
    assert.ok(await others() === first);
  });

  test('a lost connection is reported, and nothing is lost', async () => {
    house.forgive(/net::ERR_|Failed to fetch/);
    await luc.context.setOffline(true);
    const status = luc.page.locator('#status');
    await status.filter({ hasText: /connexion/i }).waitFor();
    const before = await number(luc.page);
    await byList(luc.page);
    await confirm(luc.page);
    await status.filter({ hasText: /répond pas|envoy|connexion/i }).waitFor();
    assert.equal(await number(luc.page), before);
    await luc.context.setOffline(false);
    await moved(luc.page, before);
    await status.filter({ hasText: /enregistré/i }).waitFor();
    await caughtUp(ana, luc);
  });

  test('after a power cut both continue where they were', async () => {
    house.forgive(/net::ERR_|Failed to fetch/);
    await playOn([ana, luc], id, (now) => now.to_act.some((seat) => seat < 2) && now.steps > 8);
    const kept = await state(ana, id);
    await house.server.kill();
    await ana.page.locator('#status').filter({ hasText: /offline/ }).waitFor();
    await house.server.restart();
    const found = await state(ana, id);
    assert.ok(found.number >= kept.number, 'no acknowledged move is lost');
    const next = [ana, luc][found.to_act.find((seat) => seat < 2)];
    await next.page.locator('#table[data-mine]').waitFor({ state: 'attached' });
    await decide(next.page);
    for (const who of [ana, luc]) {
      await caughtUp(who, next);
      await who.page.locator('#status').filter({ hasText: /Saved|Enregistré/i }).waitFor();
    }
  });

  test('going back further needs everyone’s consent', async () => {
    for (const [answer, goesBack] of [['no', false], ['yes', true]]) {
      // After a refusal, a player may ask again once something has happened.
      const { steps: past } = await state(ana, id);
      await playOn([ana, luc], id, (now) => now.steps > Math.max(past, 16) && now.to_act.includes(0));
      const { steps } = await caughtUpWithServer(ana);
      if (!(await ana.page.locator('#menu[open]').count())) await ana.page.locator('#menu > summary').click();
      await ana.page.getByRole('button', { name: /Ask everyone to go back/ }).click();
      await confirm(ana.page);
      const asked = luc.page.locator('#rewind');
      await asked.waitFor();
      assert.match(await asked.textContent(), /Ana/);
      const [agree, refuse] = await asked.locator('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      const apart = Math.max(refuse.left - agree.right, refuse.top - agree.bottom);
      assert.ok(apart >= 6, `the answers are ${apart} px apart`);
      await asked.locator(`[value=${answer}]`).click();
      await ana.page.locator('#rewind').waitFor({ state: 'detached' });
      assert.equal((await state(ana, id)).steps < steps, goesBack, `${answer}`);
    }
  });

  test('the match is played to its end, and a rematch offered to all', async () => {
    const end = await playOn([ana, luc], id);
    assert.equal(end.phase, 'over');
    for (const who of [ana, luc, eve]) await who.page.locator('#finished').waitFor();
    const totals = await ana.page.locator('.score-total td').allTextContents();
    assert.deepEqual(totals.map(Number), end.scores);
    assert.match(await ana.page.locator('#proof').textContent(), /jaguar[\s\S]*maize/);
    await ana.page.getByRole('button', { name: 'Rematch' }).click();
    await ana.page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.includes(id));
    // A player who is offered a rematch gets a seat only by accepting it; spectators may continue to watch.
    await eve.page.locator('#finished a.button-primary').waitFor();
    assert.doesNotMatch(await ana.page.locator('.lobby-seats').textContent(), /Luc/);
    await luc.page.getByRole('button', { name: 'Rejoindre la revanche' }).click();
    await luc.page.waitForURL((url) => url.pathname === new URL(ana.page.url()).pathname);
  });

  /** Waits until a page shows the server's state; returns that state. */
  async function caughtUpWithServer(who) {
    const now = await state(who, id);
    await moved(who.page, now.number - 1);
    return now;
  }
}
