import { readDeskSettings, readWorkCalendar } from '#features/desk/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { createWorkMeter } from '#kernel/work-meter.ts';
import { findQuantile } from './durations/durations.rules.ts';
import { hashCalendar } from './hash-calendar.rules.ts';
import { readFigures } from './keep-figures.ts';
import type { ReportContext, SpanInput } from './report-context.ts';
import { readMonthsBack } from './span.rules.ts';
import { listRepaired, listUnrepaired } from './turnaround.repository.ts';

const monthsBack = 12;
/** Below this the 90th percentile says nothing. */
const minForNinetiethPercentile = 5;
const maxRepairMs = 400 * dayMs;

const toTenth = (days: number | undefined): number | null =>
  days === undefined ? null : Math.round(days * 10) / 10;

/** Working days from arrival to sending, by the Jalali month of the sending, twelve months back. */
export const readTurnaround = async ({ db, now }: ReportContext, input: SpanInput) => {
  const months = readMonthsBack(input, now, monthsBack);
  const { settings } = await readDeskSettings(db);
  const calendar = await readWorkCalendar(db, settings);
  const figures = await readFigures(db, {
    name: 'turnaround',
    spans: months,
    basis: hashCalendar(calendar),
    work: async (span) => {
      const meter = createWorkMeter(calendar, span.since - maxRepairMs, span.until);
      const days = (await listRepaired(db, span))
        .map(({ receivedAt, sentAt }) => meter(receivedAt, sentAt))
        .toSorted((a, b) => a - b);
      const ended = await listUnrepaired(db, span);
      return {
        repaired: days.length,
        median: toTenth(findQuantile(days, 0.5)),
        nineInTen: days.length < minForNinetiethPercentile ? null : toTenth(findQuantile(days, 0.9)),
        cancelled: ended.filter(({ isCancelled }) => isCancelled).length,
        unrepaired: ended.filter(({ isCancelled }) => !isCancelled).length,
      };
    },
  });
  return {
    target: settings.targets.whole,
    months: months.flatMap(({ year, month }, index) => {
      const figure = figures[index];
      return figure ? [{ year, month, ...figure }] : [];
    }),
  };
};
