// Sends choices: the same choice with the same id until the server has answered.
import { $, byId } from './browser.js';
import { shut } from './layers.js';
import { hold, refresh, release } from './news.js';
import { address, isReplay, problem, say, sleep, table, words } from './page.js';
import { follow } from './playback.js';
import { isBusy, pictureOf } from './server.js';
import { settings } from './settings.js';

/** Milliseconds between two attempts, at first and at most. */
const [FIRST, LONGEST] = [400, 15_000];
/** The most lines shown of what was missed. */
const TOLD = 5;

const hex = (byte) => byte.toString(16).padStart(2, '0');

/** An id for a request, never the same twice. `randomUUID` exists only on HTTPS and on this machine. */
export function freshId(source = globalThis.crypto) {
  if (source.randomUUID) return source.randomUUID();
  return [...source.getRandomValues(new Uint8Array(16))].map(hex).join('');
}

let sending = false;
const buttonOf = (action) => $(`#choices button[name=action][value="${CSS.escape(action ?? '')}"]`);

/** Makes a choice of the list. */
export function choose(action) {
  const button = buttonOf(action);
  if (button) submit(button.form, button);
}

async function submit(form, button) {
  const data = new FormData(form, button);
  if (button?.dataset.final !== undefined && settings.confirm && !(await isSure(button.textContent))) return;
  await send(data);
}

function isSure(what) {
  const dialog = byId('confirm');
  byId('confirm-what').textContent = what;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((done) => { dialog.addEventListener('close', () => done(dialog.returnValue === 'yes'), { once: true }); });
}

async function send(data) {
  if (sending) return;
  sending = true;
  hold();
  document.dispatchEvent(new Event('chosen'));
  data.set('client', freshId());
  if (settings.text) data.set('text', '1');
  problem('');
  say(words().saving);
  for (let wait = FIRST; !(await isDone(data)); wait = Math.min(wait * 2, LONGEST)) await sleep(wait);
  sending = false;
  release();
}

/** Sends once. Returns whether the server has decided. */
async function isDone(data) {
  try {
    const answer = await fetch(`${address()}/act`, {
      method: 'POST',
      headers: { 'X-Fragment': '1', Accept: 'text/html, application/json' },
      body: new URLSearchParams(data),
    });
    if (answer.status === 409 && await stillFits(data, answer.clone())) return await isDone(data);
    return await isAnswered(answer);
  } catch {
    say(words().retrying);
    return false;
  }
}

/** Nothing visible has happened and the choice still exists: then it is what the player meant. */
async function stillFits(data, answer) {
  const told = await toldBy(answer);
  if (told.missed?.length !== 0 || data.get('number') === String(told.number)) return false;
  await refresh(undefined, true);
  if (!buttonOf(data.get('action'))) return false;
  data.set('number', table().dataset.number);
  data.set('client', freshId());
  return true;
}

async function isAnswered(answer) {
  if (answer.ok) {
    if (isReplay()) history.pushState(null, '', address());
    say(words().saved);
    await follow(await pictureOf(answer));
    return true;
  }
  const told = await toldBy(answer);
  if (isBusy(answer)) {
    say(words().retrying);
    problem(told.message);
    return false;
  }
  // Never sent twice, and never sent to a table that has changed: the player looks again.
  await refresh(undefined, true);
  if (answer.status === 409) problem([words().stale, ...(told.missed ?? []).slice(-TOLD)].join(' '));
  else problem(told.message ?? String(answer.status), told.rule && { rule: told.rule, url: told.rules_url });
  say(words().saved);
  return true;
}

const toldBy = (answer) => answer.json().catch(() => ({}));

export function startSending() {
  document.addEventListener('submit', (event) => {
    if (event.target.dataset.send === undefined) return;
    event.preventDefault();
    shut();
    submit(event.target, event.submitter);
  });
}
