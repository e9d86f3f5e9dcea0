import { dayMs } from '#kernel/durations.ts';
import type { CauseCount } from './causes.repository.ts';

const within = 90 * dayMs;

type CauseRow = {
  productName: string;
  /** Empty where none was chosen. */
  cause: string;
  /** One number a month, the oldest first. */
  counts: number[];
  total: number;
  /** Three within 90 days. */
  isRepeated: boolean;
};

/**
 * Three within 90 days. A month is shorter than that, so three in one are enough; a month with fewer is known by its
 * first and its last.
 */
export const isRepeatedCause = (months: readonly CauseCount[]): boolean => {
  if (months.some(({ count }) => count >= 3)) return true;
  const times = months
    .flatMap(({ count, first, last }) => (count === 1 ? [first] : [first, last]))
    .toSorted((one, other) => one - other);
  return times.some((time, index) => index >= 2 && time - (times[index - 2] ?? 0) <= within);
};

/** Months of counts as one row a product and cause, the most frequent first. */
export const joinCauses = (months: readonly (readonly CauseCount[])[]): CauseRow[] => {
  const rows = new Map<string, { row: CauseRow; found: CauseCount[] }>();
  for (const [index, month] of months.entries()) {
    for (const one of month) {
      const key = JSON.stringify([one.product, one.cause]);
      const known = rows.get(key) ?? {
        row: {
          productName: one.product,
          cause: one.cause,
          total: 0,
          isRepeated: false,
          counts: months.map(() => 0),
        },
        found: [],
      };
      known.row.counts[index] = one.count;
      known.row.total += one.count;
      known.found.push(one);
      rows.set(key, known);
    }
  }
  return [...rows.values()]
    .map(({ row, found }) => ({ ...row, isRepeated: row.cause !== '' && isRepeatedCause(found) }))
    .toSorted((a, b) => b.total - a.total || (a.productName < b.productName ? -1 : 1));
};
