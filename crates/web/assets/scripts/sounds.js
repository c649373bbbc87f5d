// Short sounds of our own: notes as pitch in hertz and seconds after the start.
import { keptSettings } from './settings.js';

/** Two soft notes for a turn, the same downwards for a friend who comes, quick high ones for the clock. */
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
