// Asking the server for pictures.
import { pictureOf } from './order.js';
import { address } from './page.js';
import { settings } from './settings.js';

/** Refused for now: the server is busy or being restarted. */
export const isBusy = ({ status }) => status >= 500 || status === 429;

/**
 * The newest picture for these eyes, or that of a moment; nothing if the page knows it or it is gone. Throws if there
 * is no connection or the server is busy.
 */
export async function look({ eyes = '', known = '', at }) {
  const asks = new URLSearchParams({ eyes, n: known, text: settings.text ? '1' : '', ...(at && { at }) });
  const answer = await fetch(`${address()}/live?${asks}`);
  if (isBusy(answer)) throw new Error(`busy: ${answer.status}`);
  // The match was removed, or this seat given away: its page says so.
  if (!at && [403, 404].includes(answer.status)) location.reload();
  return answer.status === 200 ? pictureOf(answer) : null;
}

/** The picture of a moment in a replay; nothing if it is gone. Throws if there is no connection. */
export async function moment(url) {
  const answer = await fetch(url, { headers: { 'X-Fragment': '1' } });
  return answer.ok ? pictureOf(answer) : null;
}
