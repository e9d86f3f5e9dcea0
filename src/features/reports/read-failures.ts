import { devicesSoldInstant } from '#storage/figure-tables.ts';
import {
  countRepairsByProduct,
  countSold,
  listOftenRepaired,
  nameOftenRepaired,
} from './failures.repository.ts';
import { readFigures } from './keep-figures.ts';
import type { ReportContext, SpanInput } from './report-context.ts';
import { readMonthsBack } from './span.rules.ts';

const maxSerials = 50;
/** So many repairs within a year are a fault of their own. */
const repeatedFrom = 3;
const allTime = { since: devicesSoldInstant, until: devicesSoldInstant + 1 };

/** Products by repairs per hundred sold, and serials by repairs, both in the twelve months up to the end. */
export const readFailures = async ({ db, now }: ReportContext, input: SpanInput) => {
  const months = readMonthsBack(input, now, 12);
  const year = { since: months[0]?.since ?? now, until: months.at(-1)?.until ?? now };
  // Months before the year that holds them: a change of the year would have all of them worked out anew.
  const byMonth = await readFigures(db, {
    name: 'repairs',
    spans: months,
    work: (span) => countRepairsByProduct(db, span),
  });
  const [often = []] = await readFigures(db, {
    name: 'often',
    spans: [year],
    work: (span) => listOftenRepaired(db, span, maxSerials),
  });
  const [sold = {}] = await readFigures(db, {
    name: 'sold',
    spans: [allTime],
    work: () => countSold(db),
  });
  const serials = await nameOftenRepaired(db, often);
  return {
    products: rankProducts(addUp(byMonth), sold),
    serials: serials.map((serial) => ({ ...serial, isRepeated: serial.repairs >= repeatedFrom })),
  };
};

const addUp = (months: readonly Record<string, number>[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const month of months) {
    for (const [name, repairs] of Object.entries(month)) sums.set(name, (sums.get(name) ?? 0) + repairs);
  }
  return sums;
};

const rankProducts = (repaired: ReadonlyMap<string, number>, sold: Record<string, number>) =>
  [...repaired]
    .map(([productName, repairs]) => {
      const count = sold[productName] ?? 0;
      return {
        productName,
        repairs,
        sold: count,
        per100: toTenth((repairs * 100) / Math.max(1, count)),
      };
    })
    .toSorted((a, b) => b.per100 - a.per100 || b.repairs - a.repairs);

const toTenth = (value: number): number => Math.round(value * 10) / 10;
