// Every page, each at an interesting moment, for tests that look at all of them.
import assert from 'node:assert/strict';
import { gather, invite, order, playOn } from './desk.js';
import { GAMES, NAMES, alone } from './games.js';

/** The number of matches started in search of a moment. */
const MATCHES = 30;

const page = (name, who, path) => ({ name, who, path });
const table = (name, who, id, rest = '') => ({ name, who, path: `/match/${id}${rest}`, table: true });

/** Creates matches in all phases. Returns who can view what: pages as [name, person, path]. */
export async function setScenes(house, options = {}) {
  try {
    return await setAll(house, options);
  } catch (why) {
    // Nothing else closes it before the first test, and a server that is left behind keeps the run from ending.
    await house.close();
    throw why;
  }
}

async function setAll(house, options) {
  const people = await Promise.all([1, 2, 3].map(() => house.person(options)));
  // People who do several things at once must be guests by then; the third stays a stranger.
  await Promise.all(people.slice(0, 2).map((who) => order(who, NAMES[0], { kind: 'solo' })));
  const scenes = (await Promise.all(NAMES.map((game) => scenesOf(game, people)))).flat();
  // Last, so that pages that list matches have something to show.
  scenes.unshift(...await scenesOfHouse(people));
  return { people, scenes };
}

/** Pages that are the same for every game. */
async function scenesOfHouse([ana, ben, eve]) {
  const again = await gather([ana, ben], NAMES[0], { kind: 'friends', seat2: 'friend' });
  await playOn([ana, ben], again);
  await ana.context.request.post(`/match/${again}/rematch`);
  const mine = await order(ana, NAMES[0], { kind: 'solo' });
  const curtain = await order(ana, NAMES[0], { kind: 'hotseat', seat2: 'beside', name2: 'Zoé' });
  const lobby = await order(ana, NAMES[0], friends(3));
  return [
    page('home', ana, '/'),
    page('home-offer', ben, '/'),
    page('home-stranger', eve, '/'),
    page('new-bots', eve, `/new/${NAMES[0]}?kind=bots`),
    page('new-hotseat', ana, `/new/${NAMES[0]}?kind=hotseat`),
    page('lobby', ana, `/match/${lobby}`),
    page('join', eve, new URL(await invite(ana, lobby, 1)).pathname),
    page('me', ana, '/me'),
    page('curtain', ana, `/match/${curtain}`),
    { ...page('nothing-here', eve, '/nothing/here'), error: true },
    { ...page('private', eve, `/match/${mine}`), error: true },
    { ...page('invitation-gone', eve, '/join/0123456789abcdef0123456789abcdef'), error: true },
  ];
}

async function scenesOf(game, [ana, ben, eve]) {
  const over = await order(ana, game, alone(game));
  const mine = await order(ana, game, alone(game));
  const together = await gather([ana, ben], game, friends(GAMES[game].seats));
  const benWaits = (now) => now.steps > 12 && !now.to_act.includes(1) && now.to_act.includes(0);
  // Each waits for the other, and for bots: so all are played at the same time.
  const [moments] = await Promise.all([
    Promise.all(GAMES[game].moments.map(async (moment) => [moment.name, await reach(ana, game, moment)])),
    playOn([ana], over),
    playOn([ana, ben], together, benWaits),
  ]);
  const [, first] = moments[0];
  const { zoom } = GAMES[game];
  const scenes = [
    page('new-alone', eve, `/new/${game}?kind=${alone(game).kind}`),
    page('new-friends', ana, `/new/${game}?kind=friends`),
    { ...page('rules', eve, `/rules/${game}?q=pyramid`), long: true },
    table('table-mine', ana, mine),
    ...moments.map(([name, id]) => table(`table-${name}`, ana, id)),
    table('table-waiting', ben, together),
    table('table-watching', eve, together),
    table('table-words', ana, first, '?text=1'),
    ...(zoom ? [{ ...table('table-zoom', ana, first), open: zoom }] : []),
    table('table-over', ana, over),
    table('replay', ana, over, '/at/20'),
    table('replay-open', ana, over, '/at/20?eyes=open'),
    page('history', ana, `/match/${over}/history`),
  ];
  return scenes.map((scene) => ({ ...scene, name: `${game}-${scene.name}`, game }));
}

/** The form of a table with a friend in the second seat and bots in the others. */
function friends(seats) {
  const bots = [3, 4, 5].filter((seat) => seat <= seats).map((seat) => [`seat${seat}`, 'bot-random']);
  return { kind: 'friends', watch: 'on', seat2: 'friend', ...Object.fromEntries(bots) };
}

/** A match of one person at this moment. Not every match has it. */
async function reach(who, game, { name, after, offers, least, fields }) {
  const wanted = ({ steps, mine }) => mine.some(({ legal }) => {
    const enough = steps > 16 ? 1 : least;
    return steps > after && legal.length >= enough && legal.some((action) => offers.test(action));
  });
  for (let i = 0; i < MATCHES; i += 1) {
    const id = await order(who, game, { ...alone(game), ...fields });
    if ((await playOn([who], id, wanted)).phase === 'playing') return id;
  }
  throw new Error(`no ${name} in ${MATCHES} matches of ${game}`);
}

/** Shows a scene and waits until nothing is loading. */
export async function visit(house, scene) {
  // The browser itself reports the status of an error page.
  if (scene.error) house.forgive(/status of 4\d\d/);
  const answer = await scene.who.page.goto(scene.path, { waitUntil: 'load' });
  assert.match(answer.headers()['content-security-policy'], /default-src 'none'/, scene.name);
  await scene.who.page.evaluate(() => document.fonts.ready.then(() => true));
  if (scene.open) await scene.who.page.evaluate((id) => { document.getElementById(id).open = true; }, scene.open);
  return scene.who.page;
}
