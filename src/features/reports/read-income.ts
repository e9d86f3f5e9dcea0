import { type IncomeMethod, type IncomeSlot, listIncome } from './income.repository.ts';
import type { ReportContext, SpanInput } from './report-context.ts';
import { listDays, readSpan, readSpanBefore } from './span.rules.ts';

type IncomeSums = Record<IncomeMethod, number> & { total: number };

const none: IncomeSums = { online: 0, card: 0, transfer: 0, cash: 0, total: 0 };

/** Paid rials by day of Tehran and method, with the sum of the span before to compare with. */
export const readIncome = async ({ db, now }: ReportContext, input: SpanInput) => {
  const span = readSpan(input, now);
  const before = readSpanBefore(span);
  const days = listDays(span).map(({ day, since }) => ({ day, since, ...none }));
  const slots = await listIncome(db, span);
  for (const slot of slots) {
    const day = days.findLast(({ since }) => since <= slot.at);
    if (day) add(day, slot);
  }
  const sums = { ...none };
  for (const slot of slots) add(sums, slot);
  const earlier = { ...none };
  for (const slot of await listIncome(db, before)) add(earlier, slot);
  return {
    from: span.from,
    to: span.to,
    days: days.map(({ since: _, ...day }) => day),
    sums,
    payments: slots.reduce((total, { count }) => total + count, 0),
    before: { from: before.from, to: before.to, totalRial: earlier.total },
  };
};

const add = (sums: IncomeSums, { method, sumRial }: IncomeSlot): void => {
  sums[method] += sumRial;
  sums.total += sumRial;
};
