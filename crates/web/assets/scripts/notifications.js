// Notifications of the browser, while another window or tab is in front.
import { device } from './storage.js';

const OFFERED = 'patolli-call-offered';
/** Where it lies it controls no page: it only shows notifications. */
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

/** Shows one that leads to an address; a later one with the same tag replaces it, also from another tab. */
export async function notify({ body, tag, icon, address }) {
  if (isInFront() || !isAllowed()) return;
  const options = { body, tag, icon, data: { address } };
  const registration = await workerRuns();
  if (registration) { await registration.showNotification('Patolli', options); return; }
  const note = new Notification('Patolli', options);
  note.onclick = () => { window.focus(); note.close(); };
}

/** Starts the worker early if it will be needed. */
export function prepare() {
  if (isAllowed()) workerRuns();
}

/** They are offered once; where nothing can be kept they would be offered again and again. */
export const mayOffer = () => window.Notification?.permission === 'default' && !device.read(OFFERED, 'no');

/** What the player answered to the offer. */
export async function answerOffer(answer) {
  device.write(OFFERED, answer);
  if (answer === 'yes') await Notification.requestPermission();
  prepare();
}
