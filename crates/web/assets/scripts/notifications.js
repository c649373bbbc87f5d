// Notifications of the browser, while another window or tab is in front.
import { device } from './storage.js';

const OFFERED = 'patolli-call-offered';

export const isInFront = () => !document.hidden && document.hasFocus();

/** Shows one; a later one with the same tag replaces it, also from another tab. */
export function notify(body, tag, icon) {
  if (isInFront() || window.Notification?.permission !== 'granted') return;
  try {
    const note = new Notification('Patolli', { body, tag, icon });
    note.onclick = () => { window.focus(); note.close(); };
  } catch { /* some phones allow notifications from service workers only */ }
}

/** They are offered once; where nothing can be kept they would be offered again and again. */
export const mayOffer = () => window.Notification?.permission === 'default' && !device.read(OFFERED, 'no');

/** What the player answered to the offer. */
export async function answerOffer(answer) {
  device.write(OFFERED, answer);
  if (answer === 'yes') await Notification.requestPermission();
}
