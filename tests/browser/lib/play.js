// Playing at a table in the browser, as a person would.
import { idIn, state } from './desk.js';
import { alone } from './games.js';
import { say } from './words.js';

/** The link on the home page to a way of playing a game, by its words. */
export function wayTo(page, game, way, lang = 'en') {
  const card = page.locator('.shelf-game').filter({ has: page.locator(`a[href="/rules/${game}"]`) });
  return card.getByRole('link', { name: say(lang, `web-play-${way}`), exact: true });
}

/** The link on the home page for a person who plays alone. */
export const wayAlone = (page, game, lang) => wayTo(page, game, alone(game).kind === 'solo' ? 'alone' : 'bots', lang);

/** The number of the last entry that the page shows. */
export const number = (page) => page.locator('#table').getAttribute('data-number').then(Number);

/** Waits until the page shows a later entry. */
export function moved(page, since) {
  return page.waitForFunction(
    (n) => Number(document.getElementById('table')?.dataset.number) > n, since, { polling: 30 },
  );
}

/** Waits until this page must decide or the match is over. Returns which. */
export async function awaited(page) {
  const state = await page.waitForFunction(() => {
    if (document.getElementById('finished')) return 'over';
    if (document.getElementById('curtain')) return 'curtain';
    return document.getElementById('table')?.dataset.mine !== undefined && 'mine';
  }, null, { polling: 30 });
  return state.jsonValue();
}

/** Waits until no one but this person is asked and the page shows it: then it stays as it is. */
export async function quiet(who) {
  for (let i = 0; i < 400; i += 1) {
    const now = await state(who, idIn(who.page.url()));
    const mine = now.mine.map(({ seat }) => seat);
    if (now.to_act.every((seat) => mine.includes(seat)) && await number(who.page) === now.number) return;
    await new Promise((again) => setTimeout(again, 40));
  }
  throw new Error('other players do not finish');
}

/** Says yes if the page asks for confirmation. */
export async function confirm(page) {
  if (await page.locator('#confirm[open]').count()) await page.locator('#confirm [value=yes]').click();
}

/** Everything on the table that can be chosen by pointing at it. */
export const litOn = (page) => page.locator('#table [data-act]:visible, #table [data-acts]:visible');

/** Where something must be picked up before its places are highlighted, picks one up. */
export async function pickUp(page, pick, point = (what) => what.click()) {
  const things = page.locator('#table label[for^=pick-]');
  const n = await things.count();
  if (n) await point(things.nth(pick % n));
}

/** One decision on the board itself where possible, otherwise by a button. */
export async function decide(page, pick = 0) {
  const before = await number(page);
  await pickUp(page, pick);
  const lit = litOn(page);
  const buttons = page.locator('.turn-acts form:not(.undo) button[name=action]:visible');
  const [spots, ends] = [await lit.count(), await buttons.count()];
  if (spots) {
    const spot = lit.nth(pick % spots);
    const several = (await spot.getAttribute('data-acts')) !== null;
    await spot.click();
    if (several) await page.locator('[role=menuitem]').first().click();
  } else if (ends) {
    await buttons.first().click();
  } else {
    await byList(page);
  }
  await confirm(page);
  if (!(await isMade(page, before))) return decide(page, pick);
  return spots ? 'board' : ends ? 'button' : 'list';
}

/** One choice of the person who is asked, however many questions it has. */
export async function choose(page, asked, pick = 0) {
  do await decide(page, pick); while (await page.evaluate(
    (words) => !document.getElementById('curtain') && document.getElementById('table').dataset.mine !== undefined
      && new RegExp(words).test(document.getElementById('turn-words').textContent),
    asked.source,
  ));
}

/** Waits for the result of a choice: made, or to be made again because another player's move came first. */
export async function isMade(page, since) {
  await moved(page, since);
  // Other players' moves may appear before the answer.
  await page.waitForFunction(() => {
    const [status, { saved }] = [document.getElementById('status'), document.getElementById('table-texts').dataset];
    return !status || status.textContent === saved;
  }, null, { polling: 30 });
  return !(await wasOvertaken(page));
}

function wasOvertaken(page) {
  return page.evaluate(() => {
    const [problem, { stale }] = [document.getElementById('problem'), document.getElementById('table-texts').dataset];
    return !problem.hidden && problem.textContent.startsWith(stale) && document.getElementById('table').dataset.mine !== undefined;
  });
}

/** What can be chosen from the list, but neither on the board nor with a button. */
export function onlyListed(page) {
  return page.evaluate(() => {
    const found = new Set();
    const look = () => document.querySelectorAll('#table [data-act], #table [data-acts], .turn-acts button[name=action]').forEach((spot) => {
      // Parts of a hidden picture have no size.
      if (!spot.getBoundingClientRect().width) return;
      (spot.dataset.act ?? spot.dataset.acts ?? spot.value).split('|').forEach((action) => found.add(action));
    });
    const picks = [...document.querySelectorAll('input[name=pick]')];
    picks.forEach((pick) => { pick.checked = true; look(); });
    look();
    const listed = [...document.querySelectorAll('#choices button[name=action]')].map(({ value }) => value);
    return listed.filter((action) => !found.has(action));
  });
}

/** One choice from the list, without waiting for its effect. */
export async function byList(page, pick = 0) {
  if (!(await page.locator('#choices[open]').count())) await page.locator('#choices > summary').click();
  const choices = page.locator('#choices button[name=action]');
  await choices.nth(pick % (await choices.count())).click();
}

/** Decides until `done` says so or the match is over. */
export async function decideUntil(page, done, decideOnce = decide) {
  for (let i = 0; i < 400; i += 1) {
    const state = await awaited(page);
    if (state === 'over' || await done(i)) return state;
    await decideOnce(page, i);
  }
  throw new Error('the match does not end');
}

/** Waits until all pieces stop gliding: on their way they cover other places. */
function still(page) {
  return page.waitForFunction(() => !document.getAnimations().some(
    (one) => one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity,
  ), null, { polling: 30 });
}

/** Places of the board with content that is wider than they are. */
export function spilling(page) {
  return page.evaluate(() => [...document.querySelectorAll('#board [data-tip]')]
    .filter((spot) => spot.clientWidth && spot.scrollWidth > spot.clientWidth + 1)
    .map((spot) => `${spot.getAttribute('aria-label')}: ${spot.scrollWidth} in ${spot.clientWidth}`));
}

/** What is wrong with these places: smaller than that, or covered. */
export async function outOfReach(page, selector, least = 0) {
  await still(page);
  return page.evaluate(({ spots, size }) => {
    const name = (spot) => spot.getAttribute('aria-label') ?? spot.textContent.trim();
    const wrong = [];
    for (const spot of document.querySelectorAll(spots)) {
      // Parts of a hidden picture have no size.
      if (!spot.getBoundingClientRect().width) continue;
      spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = spot.getBoundingClientRect();
      if (width < size || height < size) wrong.push(`${name(spot)}: ${width.toFixed(1)} by ${height.toFixed(1)}`);
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!spot.contains(there)) wrong.push(`${name(spot)}: under ${there?.outerHTML.slice(0, 80)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return wrong;
  }, { spots: selector, size: least });
}
