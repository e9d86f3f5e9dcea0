import { foldDigits } from '#kernel/fold-digits.ts';

/** A hand scanner is a keyboard: eight digits and Enter, all within half a second. */
const scanWindowMs = 500;
const scanLength = 8;
const burstGapMs = 50;
/** Nobody types so many keys in that time: it was a scanner, and another code. */
const foreignLength = 6;

export type ScanMemory = readonly { letter: string; at: number }[];

type TakenKey = {
  memory: ScanMemory;
  /** Enter ended a slip: its eight digits. */
  scanned?: string;
  /** Enter ended a code that is no slip, such as a device's label or the code on a box. */
  foreign?: string;
};

/** Takes one key; gives the memory after it and, when Enter ends a scan, what was scanned. */
export const takeScannedKey = (memory: ScanMemory, key: string, at: number): TakenKey => {
  // A long code takes a scanner more than half a second; no person types all of it so closely.
  const isBurst = at - (memory.at(-1)?.at ?? at) <= burstGapMs;
  const recent = isBurst ? memory : memory.filter((press) => at - press.at <= scanWindowMs);
  if (key === 'Enter') {
    const text = recent.map(({ letter }) => letter).join('');
    const isWhole = recent.length === memory.length && at - (recent[0]?.at ?? at) <= scanWindowMs;
    if (isWhole && /^[0-9]+$/.test(text) && text.length === scanLength) return { memory: [], scanned: text };
    // A key that is held down repeats as fast; a code has digits, and a label its path.
    const isForeign = text.length >= foreignLength && /[0-9]|\/d\//.test(text);
    return isForeign ? { memory: [], foreign: text } : { memory: [] };
  }
  // Shift and its like come between the letters of a scanner; a letter of its own has one sign.
  if ([...key].length !== 1) return { memory: recent };
  return { memory: [...recent, { letter: foldDigits(key), at }] };
};
