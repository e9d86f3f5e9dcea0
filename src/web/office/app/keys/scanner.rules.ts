import { foldDigits } from '#kernel/fold-digits.ts';

/** A hand scanner is a keyboard: eight digits and Enter, all within half a second. */
export const scanWindowMs = 500;
const scanLength = 8;
/** Nobody types so many keys in that time: it was a scanner, and another code. */
const foreignLength = 6;

export type ScanMemory = readonly { letter: string; at: number }[];

export type TakenKey = {
  memory: ScanMemory;
  /** Enter ended a slip: its eight digits. */
  scanned?: string;
  /** Enter ended a code that is no slip, such as the one on a box. */
  isForeign?: true;
};

/** Takes one key; gives the memory after it and, when Enter ends a scan, what was scanned. */
export const takeScannedKey = (memory: ScanMemory, key: string, at: number): TakenKey => {
  const recent = memory.filter((press) => at - press.at <= scanWindowMs);
  if (key === 'Enter') {
    const text = recent.map(({ letter }) => letter).join('');
    const isWhole = recent.length === memory.length;
    if (isWhole && /^[0-9]+$/.test(text) && text.length === scanLength) return { memory: [], scanned: text };
    // A key that is held down repeats as fast; a code has digits.
    const isForeign = text.length >= foreignLength && /[0-9]/.test(text);
    return isForeign ? { memory: [], isForeign } : { memory: [] };
  }
  // Shift and its like come between the letters of a scanner; a letter of its own has one sign.
  if ([...key].length !== 1) return { memory: recent };
  return { memory: [...recent, { letter: foldDigits(key), at }] };
};
