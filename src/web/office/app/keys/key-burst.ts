/** A scanner's keys come faster than a person types. */
const gapMs = 50;

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp' | 'repeat'>;

let text = '';
let lastAt = Number.NEGATIVE_INFINITY;
let isEnded = false;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** What a key means by its place, whatever the layout: a scanner presses the keys of a Latin keyboard. */
export const readPhysicalKey = ({ key, code, shiftKey }: Omit<Key, 'timeStamp' | 'repeat'>): string => {
  const letter = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  if (code === 'Minus') return '-';
  return code === 'Slash' ? '/' : key;
};

/** Takes every key that is pressed, before anything else sees it. */
export const takeBurstKey = (event: Key): void => {
  const letter = readPhysicalKey(event);
  if (letter === 'Enter') isEnded = true;
  if (event.repeat || [...letter].length !== 1) return;
  text = !isEnded && event.timeStamp - lastAt < gapMs ? text + letter : letter;
  isEnded = false;
  lastAt = event.timeStamp;
  clearTimeout(waiting);
};

/** What was typed in one burst until now: at least two keys, the last of them just before. */
export const readBurst = (at: number): string => (text.length > 1 && at - lastAt < gapMs ? text : '');

/** Runs a shortcut unless its key is one of a burst: none came just before it, and none comes just after. */
export const runShortcut = ({ timeStamp, repeat }: Key, act: () => void): void => {
  if (repeat) act();
  else if (!readBurst(timeStamp)) waiting = setTimeout(act, gapMs);
};
