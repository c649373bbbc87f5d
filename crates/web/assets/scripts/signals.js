// Alerts: our own short sounds, as pitch in hertz and seconds after the start; and notifications of the browser while
// another window or tab is in front.
import { device } from './browser.js';
import { keptSettings } from './settings.js';

/** Two soft notes for a turn, the same downwards for a friend who joins, quick high ones for the clock. */
export const TURN = [[523, 0], [784, 0.16]];
export const FRIEND = [[784, 0], [523, 0.16]];
export const CLOCK = [[880, 0], [880, 0.14], [880, 0.28]];
const LENGTH = 0.3;

let audio;

export function play(notes) {
  // Browsers allow sound only after the page was used.
  if (!keptSettings().sound || !window.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {});
  for (const [pitch, after] of notes) note(pitch, audio.currentTime + after);
}

function note(pitch, start) {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + LENGTH + 0.02);
}

const OFFERED = 'patolli-call-offered';
/** In this folder it controls no page: it only shows notifications. */
const [WORKER, SCOPE] = ['/assets/worker.js', '/assets/'];

export const isInFront = () => !document.hidden && document.hasFocus();
const isAllowed = () => window.Notification?.permission === 'granted';

/** The worker once it runs; nothing where browsers have none, as in some private windows. */
let worker;
const workerRuns = () => { worker ??= startWorker().catch(() => null); return worker; };
async function startWorker() {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const starting = registration.installing ?? registration.waiting;
  if (registration.active || !starting) return registration;
  await new Promise((done) => { starting.addEventListener('statechange', () => { if (starting.state !== 'installed') done(); }); });
  return registration;
}

/** Shows one that leads to an address; a later one with the same tag replaces it, even from another tab. */
export async function notify({ body, tag, icon, address }) {
  if (isInFront() || !isAllowed()) return;
  const options = { body, tag, icon, data: { address } };
  const registration = await workerRuns();
  if (registration) { await registration.showNotification('Patolli', options); return; }
  const shown = new Notification('Patolli', options);
  shown.onclick = () => { window.focus(); shown.close(); };
}

/** Starts the worker early if it will be needed. */
export function prepare() {
  if (isAllowed()) workerRuns();
}

/** They are offered once; where nothing can be stored they would be offered again and again. */
export const mayOffer = () => window.Notification?.permission === 'default' && !device.read(OFFERED, 'no');

/** The player's answer to the offer. */
export async function answerOffer(answer) {
  device.write(OFFERED, answer);
  if (answer === 'yes') await Notification.requestPermission();
  prepare();
}
