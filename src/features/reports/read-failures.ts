import { countRepairsByProduct, countSold, listOftenRepaired } from './failures.repository.ts';
import { type ReportDeps, readWithinTime, type SpanInput } from './report-deps.ts';
import { readMonthsBack } from './span.rules.ts';

const mostSerials = 50;
/** So many repairs within a year are a fault of their own. */
const repeatedFrom = 3;

/** Products by repairs per hundred sold, and serials by repairs, both in the twelve months up to the end. */
export const readFailures = (deps: ReportDeps, input: SpanInput) =>
  readWithinTime(deps, async (db, now) => {
    const months = readMonthsBack(input, now, 12);
    const span = { since: months[0]?.since ?? now, until: months.at(-1)?.until ?? now };
    const repaired = await countRepairsByProduct(db, span);
    const sold = await countSold(
      db,
      repaired.map(({ name }) => name),
    );
    const products = repaired
      .map(({ name, repairs }) => {
        const count = sold.get(name) ?? 0;
        return {
          productName: name,
          repairs,
          sold: count,
          per100: toTenth((repairs * 100) / Math.max(1, count)),
        };
      })
      .toSorted((a, b) => b.per100 - a.per100 || b.repairs - a.repairs);
    const serials = await listOftenRepaired(db, span, mostSerials);
    return {
      products,
      serials: serials.map((serial) => ({ ...serial, isRepeated: serial.repairs >= repeatedFrom })),
    };
  });

const toTenth = (value: number): number => Math.round(value * 10) / 10;
