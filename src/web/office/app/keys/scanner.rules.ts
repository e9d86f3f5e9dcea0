import { foldDigits } from '#kernel/fold-digits.ts';

/** A hand scanner is a keyboard: eight digits and Enter, all within half a second. */
export const scanWindowMs = 500;
const scanLength = 8;

export type ScanMemory = readonly { digit: string; at: number }[];

/** Takes one key; gives the memory after it and, when Enter ends a scan, its eight digits. */
export const takeScannedKey = (
  memory: ScanMemory,
  key: string,
  at: number,
): { memory: ScanMemory; scanned?: string } => {
  if (key === 'Enter') {
    const recent = memory.filter((press) => at - press.at <= scanWindowMs);
    const digits = recent.map(({ digit }) => digit).join('');
    return recent.length === scanLength && memory.length === scanLength
      ? { memory: [], scanned: digits }
      : { memory: [] };
  }
  const digit = foldDigits(key);
  if (!/^[0-9]$/.test(digit)) return { memory: [] };
  const recent = memory.filter((press) => at - press.at <= scanWindowMs);
  return { memory: [...recent, { digit, at }] };
};
