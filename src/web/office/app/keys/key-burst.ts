import { foldDigits } from '#kernel/fold-digits.ts';

/** A scanner's keys come faster than a person types. */
const gapMs = 50;
/** A scanner that stutters pauses no longer than this within a code. */
const pauseMs = 300;
/** More keys than a person types in that time. */
const minKeys = 8;
const minKeysMs = 500;

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp' | 'repeat'> & { ctrlKey?: boolean };

let text = '';
let lastAt = Number.NEGATIVE_INFINITY;
/** How often Enter came since the last letter. */
let enters = 0;
/** The keys since the last long pause, when they began, and how many more of them came fast than slowly. */
let run = '';
let runFrom = 0;
let fastKeys = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** The signs of parcel numbers, of addresses on labels and of GS1 codes; a plus is Shift. */
const signs: Readonly<Record<string, string>> = {
  Minus: '-',
  '+Minus': '_',
  Slash: '/',
  '+Slash': '?',
  Period: '.',
  '+Semicolon': ':',
  '+Digit9': '(',
  '+Digit0': ')',
};

/** What a key means by its place, whatever the layout: a scanner presses the keys of a Latin keyboard. */
export const readPhysicalKey = ({
  key,
  code,
  shiftKey,
  ctrlKey = false,
}: Omit<Key, 'timeStamp' | 'repeat'>): string => {
  // So a scanner types what separates the values of a GS1 code.
  if (ctrlKey && code === 'BracketRight') return '\u001d';
  const sign = signs[shiftKey ? `+${code}` : code];
  if (sign) return sign;
  const letter = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return foldDigits(key);
};

/** Records every key that is pressed; its listener runs before all others. */
export const takeBurstKey = (event: Key): void => {
  const letter = readPhysicalKey(event);
  if (letter === 'Enter') enters += 1;
  if (event.repeat || [...letter].length !== 1) return;
  const gap = enters > 0 ? pauseMs : event.timeStamp - lastAt;
  text = gap < gapMs ? text + letter : letter;
  run = gap < pauseMs ? run + letter : letter;
  if (run.length === 1) runFrom = event.timeStamp;
  fastKeys = run.length === 1 ? 0 : fastKeys + (gap < gapMs ? 1 : -1);
  enters = 0;
  lastAt = event.timeStamp;
  clearTimeout(waiting);
};

/** What was typed in one burst until now: at least two keys, the last of them just before. */
export const readBurst = (at: number): string => (text.length > 1 && at - lastAt < gapMs ? text : '');

/** What was typed since the last long pause. */
export const readRun = (at: number): string => (at - lastAt < pauseMs ? run : '');

/**
 * The code that this Enter ends when a scanner typed it: most of its keys came in bursts. Some scanners send Enter
 * twice; the second ends the same code once more.
 */
export const findScan = ({
  key,
  timeStamp,
}: Pick<Key, 'key' | 'timeStamp'>): { text: string; isRepeated: boolean } | undefined => {
  const text = readRun(timeStamp);
  if (key !== 'Enter' || text === '') return undefined;
  const isScan = fastKeys > 0 || (text.length >= minKeys && timeStamp - runFrom <= minKeysMs);
  return isScan ? { text, isRepeated: enters > 1 } : undefined;
};

/** Runs a shortcut unless its key is one of a burst: none came just before it, and none comes just after. */
export const runShortcut = ({ timeStamp, repeat }: Key, act: () => void): void => {
  if (repeat) act();
  else if (!readBurst(timeStamp))
    waiting = setTimeout(() => {
      // Keys that did something are no part of a scan that comes at once.
      run = '';
      act();
    }, gapMs);
};
