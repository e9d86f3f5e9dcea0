import { findStored, storeText } from '../browser-storage.ts';

const settingName = 'office-sound';
/** What the browser could not store: it lasts until the page is left. */
let unstored: boolean | undefined;

/** Whether scans sound; kept in this browser. */
export const isSoundOn = (): boolean => unstored ?? findStored(settingName) !== 'off';

export const setSound = (isOn: boolean): void => {
  unstored = storeText(settingName, isOn ? 'on' : 'off') ? undefined : isOn;
};

/**
 * Two rising notes for done, one low and longer for refused, the same note three times for a warning, a short one for
 * read but not sent: told apart unseen.
 */
const tones = {
  done: [
    { hertz: 880, from: 0, for: 0.09 },
    { hertz: 1_320, from: 0.1, for: 0.12 },
  ],
  refused: [{ hertz: 196, from: 0, for: 0.38 }],
  warning: [0, 0.14, 0.28].map((from) => ({ hertz: 440, from, for: 0.1 })),
  noted: [{ hertz: 587, from: 0, for: 0.07 }],
} as const;

export type Tone = keyof typeof tones;

let context: AudioContext | undefined;

/** Plays a tone when sound is on. Failing to play is not an error. */
export const playTone = (name: Tone): void => {
  if (!isSoundOn()) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of tones[name]) playNote(context, note, name === 'refused' ? 'square' : 'sine');
  } catch {
    // No sound card, or no permission to sound yet.
  }
};

const playNote = (
  audio: AudioContext,
  note: { hertz: number; from: number; for: number },
  type: OscillatorType,
): void => {
  const start = audio.currentTime + note.from;
  const end = start + note.for;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = type;
  source.frequency.value = note.hertz;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(end);
};
