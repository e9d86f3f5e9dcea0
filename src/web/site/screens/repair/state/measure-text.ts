import { countCharacters } from '#kernel/count-characters.ts';

export type Measured = { count: number; missing: number; over: number; isGood: boolean };

/** The length of a typed text against its bounds, counted as the server counts. */
export const measureText = (text: string, { min, max }: { min: number; max: number }): Measured => {
  const count = countCharacters(text.replace(/\r\n?/g, '\n'));
  const missing = Math.max(0, min - count);
  const over = Math.max(0, count - max);
  return { count, missing, over, isGood: missing === 0 && over === 0 };
};
