import { type DecimalFault, readDecimal } from './read-decimal.ts';

type Reading = { value: string; least: number | null; most: number | null; decimals: number };

export type ReadingState =
  | { state: 'empty' | 'within' }
  | { state: 'below' | 'above'; by: number }
  | { state: 'faulty'; fault: DecimalFault };

/**
 * How a reading stands to its limits; a value on a limit is within.
 *
 * @example judgeReading({ value: '38.1', least: 36.5, most: 37.5, decimals: 1 }) // { state: 'above', by: 0.6 }
 */
export const judgeReading = ({ value, least, most, decimals }: Reading): ReadingState => {
  if (value.trim() === '') return { state: 'empty' };
  const read = readDecimal(value, decimals);
  if ('fault' in read) return { state: 'faulty', fault: read.fault };
  const away = (by: number) => Number(by.toFixed(decimals));
  if (least !== null && read.value < least) return { state: 'below', by: away(least - read.value) };
  if (most !== null && read.value > most) return { state: 'above', by: away(read.value - most) };
  return { state: 'within' };
};
