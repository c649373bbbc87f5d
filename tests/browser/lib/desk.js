// The quick way to a certain moment: forms and the interface for programs, for any person.
import { randomUUID } from 'node:crypto';
import { ENDS } from './games.js';

/** The id of the match that an address leads to. */
export const idIn = (url) => /\/match\/([^/?]+)/.exec(url)?.[1];

/** Orders a table; returns its id. `fields` are those of the form. */
export async function order(who, game, fields) {
  const form = { kind: 'bots', name: 'Ana', pace: '0', ...fields };
  const answer = await who.context.request.post(`/new/${game}`, { form });
  const id = idIn(answer.url());
  if (!id) throw new Error(`no table: ${answer.status()} ${answer.url()}`);
  return id;
}

export async function state(who, id) {
  const answer = await who.context.request.get(`/match/${id}/state`);
  return answer.json();
}

/** The table as a seat or a spectator sees it, without its past and the number of the last entry. */
export async function told(who, id, eyes = '') {
  const answer = await who.context.request.get(`/match/${id}/live?eyes=${eyes}&n=`);
  const past = /<section[^>]* id="history"[\s\S]*?<\/section>/;
  return (await answer.text()).replace(past, '').replace(/data-number="\d+"|name="number" value="\d+"/g, '');
}

/** Chooses for a seat at a table in this state; `action` in notation. */
async function act(who, id, { number }, seat, action) {
  const answer = await who.context.request.post(`/match/${id}/act`, {
    headers: { Accept: 'application/json' },
    data: { seat, number, client: randomUUID(), action },
  });
  // Another player may have been quicker; then the next look decides.
  if (!answer.ok() && answer.status() !== 409) throw new Error(`${action}: ${await answer.text()}`);
}

/** Plays the seats of all these people until `done`, or to the end. */
export async function playOn(people, id, done = () => false) {
  /** Whose seat is which, as far as it was looked up. */
  const chairs = new Map();
  let [who] = people;
  for (let i = 0; i < 8000; i += 1) {
    const now = await state(who, id);
    if (now.phase !== 'playing' || await done(now)) return now;
    for (const { seat } of now.mine) chairs.set(seat, who);
    const mine = now.mine.find(({ legal }) => legal.length);
    if (mine) {
      const busy = mine.legal.filter((action) => !ENDS.test(action));
      const choices = busy.length ? busy : mine.legal;
      await act(who, id, now, mine.seat, choices[(i * 7) % choices.length]);
      continue;
    }
    const asked = now.to_act.map((seat) => chairs.get(seat)).find(Boolean);
    const unknown = people.find((one) => ![...chairs.values()].includes(one));
    if (!asked && !unknown) await new Promise((again) => setTimeout(again, 40));
    who = asked ?? unknown ?? who;
  }
  throw new Error('the match does not end');
}

/** Makes an invitation to a seat and returns its link. */
export async function invite(who, id, seat) {
  const answer = await who.context.request.post(`/match/${id}/invite`, {
    headers: { Accept: 'application/json' },
    form: { seat: String(seat) },
  });
  return (await answer.json()).link;
}

async function start(who, id) {
  const lobby = await (await who.context.request.get(`/match/${id}/lobby`)).text();
  const number = /data-number="(\d+)"/.exec(lobby)[1];
  const form = { seat: '0', number, client: `start ${id}`, act: 'start' };
  await who.context.request.post(`/match/${id}/lobby`, { form });
}

/**
 * Lets the first person order a table and the others take the next seats; returns its id when the match has started.
 */
export async function gather([host, ...guests], game, fields) {
  const id = await order(host, game, fields);
  for (const [i, guest] of guests.entries()) {
    await guest.context.request.post(await invite(host, id, i + 1), { form: { name: ['Ben', 'Eva', 'Kim', 'Tom'][i] } });
  }
  await start(host, id);
  return id;
}
