// Every page there is, each in an interesting moment, for tests that look at all of them.
import { invite, order, playOn } from './desk.js';

const TRIO = { seat2: 'friend', seat3: 'bot-random', seat4: 'nobody', kind: 'friends', watch: 'on' };

/** Sets up matches in all phases. Says who can look at what: pages as [name, person, path]. */
export async function setScenes(house, options = {}) {
  const [ana, ben, eve] = await Promise.all([1, 2, 3].map(() => house.person(options)));
  const over = await order(ana, { kind: 'solo', name: 'Ana' });
  await playOn([ana], over);
  const mine = await order(ana, { kind: 'solo' });
  const capital = await order(ana, { kind: 'solo' });
  await playOn([ana], capital, (now) => now.steps > 8 && offers(now, 'end capital', now.steps > 16 ? 1 : 2));
  const building = await order(ana, { kind: 'solo' });
  await playOn([ana], building, (now) => now.steps > 8 && offers(now, 'end construction', now.steps > 16 ? 1 : 3));
  const curtain = await order(ana, { kind: 'hotseat', seat2: 'beside', name2: 'Zoé' });
  const lobby = await order(ana, TRIO);
  const together = await order(ana, TRIO);
  await ben.context.request.post(await invite(ana, together, 1), { form: { name: 'Ben' } });
  await start(ana, together);
  const benWaits = (now) => now.steps > 12 && !now.to_act.includes(1) && now.to_act.includes(0);
  await playOn([ana, ben], together, benWaits);
  const table = (name, who, id, rest = '') => ({ name, who, path: `/match/${id}${rest}`, table: true });
  const page = (name, who, path) => ({ name, who, path });
  return {
    people: [ana, ben, eve],
    scenes: [
      page('home', ana, '/'),
      page('home-stranger', eve, '/'),
      page('new-solo', eve, '/new/zapotec?kind=solo'),
      page('new-bots', eve, '/new/zapotec?kind=bots'),
      page('new-friends', ana, '/new/zapotec?kind=friends'),
      page('new-hotseat', ana, '/new/zapotec?kind=hotseat'),
      page('lobby', ana, `/match/${lobby}`),
      page('join', eve, new URL(await invite(ana, lobby, 1)).pathname),
      page('me', ana, '/me'),
      { ...page('rules', eve, '/rules/zapotec?q=pyramid'), long: true },
      table('table-mine', ana, mine),
      table('table-capital', ana, capital),
      table('table-building', ana, building),
      table('table-waiting', ben, together),
      table('table-watching', eve, together),
      table('table-words', ana, capital, '?text=1'),
      table('table-over', ana, over),
      page('curtain', ana, `/match/${curtain}`),
      table('replay', ana, over, '/at/20'),
      table('replay-open', ana, over, '/at/20?eyes=open'),
      page('history', ana, `/match/${over}/history`),
      { ...page('nothing-here', eve, '/nothing/here'), error: true },
      { ...page('private', eve, `/match/${mine}`), error: true },
      { ...page('invitation-gone', eve, '/join/0123456789abcdef0123456789abcdef'), error: true },
    ],
  };
}

/** Whether somebody may do this, and so many things in all. */
const offers = (now, action, least) => now.mine.some(({ legal }) => legal.includes(action) && legal.length >= least);

async function start(who, id) {
  const lobby = await (await who.context.request.get(`/match/${id}/lobby`)).text();
  const number = /data-number="(\d+)"/.exec(lobby)[1];
  const form = { seat: '0', number, client: `start ${id}`, act: 'start' };
  await who.context.request.post(`/match/${id}/lobby`, { form });
}

/** Shows a scene and waits until nothing is loading. */
export async function visit(house, scene) {
  // The browser itself reports the status of an error page.
  if (scene.error) house.forgive(/status of 4\d\d/);
  await scene.who.page.goto(scene.path, { waitUntil: 'load' });
  await scene.who.page.evaluate(() => document.fonts.ready.then(() => true));
  return scene.who.page;
}
