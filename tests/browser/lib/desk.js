// The quick way to a certain moment: forms and answers for programs, in somebody's name.
import { randomUUID } from 'node:crypto';

/** Orders a table; says its id. `fields` are those of the form. */
export async function order(who, fields) {
  const form = { kind: 'bots', name: 'Ana', pace: '300', ...fields };
  const answer = await who.context.request.post('/new/zapotec', { form });
  const id = /\/match\/([^/?]+)/.exec(answer.url());
  if (!id) throw new Error(`no table: ${answer.status()} ${answer.url()}`);
  return id[1];
}

export async function state(who, id) {
  const answer = await who.context.request.get(`/match/${id}/state`);
  return answer.json();
}

/** Chooses for a seat; `action` in notation. */
export async function act(who, id, seat, action) {
  const { number } = await state(who, id);
  const answer = await who.context.request.post(`/match/${id}/act`, {
    headers: { Accept: 'application/json' },
    data: { seat, number, client: randomUUID(), action },
  });
  // Somebody else may have been quicker; then the next look decides.
  if (!answer.ok() && answer.status() !== 409) throw new Error(`${action}: ${await answer.text()}`);
}

/** Plays the seats of all these people until `done`, or to the end. */
export async function playOn(people, id, done = () => false) {
  for (let i = 0; i < 4000; i += 1) {
    let quiet = true;
    for (const who of people) {
      const now = await state(who, id);
      if (now.phase !== 'playing' || await done(now)) return now;
      const mine = now.mine.find((seat) => seat.legal.length);
      if (!mine) continue;
      quiet = false;
      // Whoever ends a phase only when nothing else is possible sees more of the game.
      const busy = mine.legal.filter((action) => !action.startsWith('end '));
      const choices = busy.length ? busy : mine.legal;
      await act(who, id, mine.seat, choices[(i * 7) % choices.length]);
    }
    if (quiet) await new Promise((again) => setTimeout(again, 40));
  }
  throw new Error('the match does not come to an end');
}

/** Makes an invitation to a seat and says its link. */
export async function invite(who, id, seat) {
  const answer = await who.context.request.post(`/match/${id}/invite`, {
    headers: { Accept: 'application/json' },
    form: { seat: String(seat) },
  });
  return (await answer.json()).link;
}
