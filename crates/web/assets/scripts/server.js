// Requests pictures of the table, and keeps the order in which they are shown.
import { address } from './page.js';
import { settings } from './settings.js';

/** The picture in an answer. The headers hold what must be known before it is shown. */
export async function pictureOf(answer) {
  const says = (name) => answer.headers.get(`x-${name}`) ?? '';
  return {
    html: await answer.text(),
    /** The last entry in it. */
    number: Number(says('number')),
    /** The moments between the player's last choice and this picture. */
    moments: says('moments').split(' ').filter(Boolean),
    /** How long each of them is shown, in milliseconds. */
    pace: Number(says('pace')),
  };
}

/** Whether an answer was overtaken by a later one that is already shown. A page that shows the past has no number. */
export const isOvertaken = (number, shown) => number < shown;

/** The moments that a page with this many steps has not shown yet. `12.3` is inside the thirteenth step. */
export const ahead = (moments, steps) => moments.filter((at) => Number.parseInt(at, 10) >= steps);

/** Numbers requests, so that only the answer to the newest one is shown. */
export function newest() {
  let last = 0;
  return () => {
    last += 1;
    const own = last;
    return () => own === last;
  };
}

/** Refused for now: the server is busy or being restarted. */
export const isBusy = ({ status }) => status >= 500 || status === 429;

/**
 * The newest picture for these eyes, or that of a moment; nothing if the page has it or it is gone. Throws if there
 * is no connection or the server is busy.
 */
export async function look({ eyes = '', known = '', at }) {
  const asks = new URLSearchParams({ eyes, n: known, text: settings.text ? '1' : '', ...(at && { at }) });
  const answer = await fetch(`${address()}/live?${asks}`);
  if (isBusy(answer)) throw new Error(`busy: ${answer.status}`);
  // The match was removed, or this seat given to another player: its page says so.
  if (!at && [403, 404].includes(answer.status)) location.reload();
  return answer.status === 200 ? pictureOf(answer) : null;
}

/** The picture of a moment in a replay; nothing if it is gone. Throws if there is no connection. */
export async function moment(url) {
  const answer = await fetch(url, { headers: { 'X-Fragment': '1' } });
  return answer.ok ? pictureOf(answer) : null;
}
