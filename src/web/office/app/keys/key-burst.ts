/** A scanner's keys come faster than a person types. */
const gapMs = 50;
/** A scanner that stutters pauses no longer than this within a code. */
const pauseMs = 300;

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp' | 'repeat'> & { ctrlKey?: boolean };

let text = '';
let lastAt = Number.NEGATIVE_INFINITY;
let isEnded = false;
/** The keys since the last long pause, and how many more of them came fast than slowly. */
let run = '';
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
  return key;
};

/** Takes every key that is pressed, before anything else sees it. */
export const takeBurstKey = (event: Key): void => {
  const letter = readPhysicalKey(event);
  if (letter === 'Enter') isEnded = true;
  if (event.repeat || [...letter].length !== 1) return;
  const gap = isEnded ? pauseMs : event.timeStamp - lastAt;
  text = gap < gapMs ? text + letter : letter;
  run = gap < pauseMs ? run + letter : letter;
  fastKeys = run.length === 1 ? 0 : fastKeys + (gap < gapMs ? 1 : -1);
  isEnded = false;
  lastAt = event.timeStamp;
  clearTimeout(waiting);
};

/** What was typed in one burst until now: at least two keys, the last of them just before. */
export const readBurst = (at: number): string => (text.length > 1 && at - lastAt < gapMs ? text : '');

/** What was typed since the last long pause, and whether a scanner typed it: most of its keys came in bursts. */
export const readRun = (at: number): { text: string; isScan: boolean } =>
  at - lastAt < pauseMs ? { text: run, isScan: fastKeys > 0 } : { text: '', isScan: false };

/** Runs a shortcut unless its key is one of a burst: none came just before it, and none comes just after. */
export const runShortcut = ({ timeStamp, repeat }: Key, act: () => void): void => {
  if (repeat) act();
  else if (!readBurst(timeStamp)) waiting = setTimeout(act, gapMs);
};
