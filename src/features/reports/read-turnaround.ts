import { findQuantile, readDeskSettings, readWorkCalendar } from '#features/repair/index.ts';
import { createWorkMeter } from '#kernel/work-meter.ts';
import { type ReportDeps, readWithinTime, type SpanInput } from './report-deps.ts';
import { readMonthsBack } from './span.rules.ts';
import { listRepaired, listUnrepaired } from './turnaround.repository.ts';

const monthsBack = 12;
/** Fewer repairs have no ninth of ten. */
const leastForNineInTen = 5;
const longestRepairMs = 400 * 86_400_000;

const toTenth = (days: number | undefined): number | null =>
  days === undefined ? null : Math.round(days * 10) / 10;

/** Working days from arrival to sending, by the Jalali month of the sending, twelve months back. */
export const readTurnaround = (deps: ReportDeps, input: SpanInput) =>
  readWithinTime(deps, async (db, now) => {
    const months = readMonthsBack(input, now, monthsBack);
    const span = { since: months[0]?.since ?? now, until: months.at(-1)?.until ?? now };
    const meter = createWorkMeter(await readWorkCalendar(db), span.since - longestRepairMs, span.until);
    const repaired = await listRepaired(db, span);
    const others = await listUnrepaired(db, span);
    const { settings } = await readDeskSettings(db);
    return {
      target: settings.targets.whole,
      months: months.map(({ year, month, since, until }) => {
        const isWithin = (at: number) => at >= since && at < until;
        const days = repaired
          .filter(({ sentAt }) => isWithin(sentAt))
          .map(({ receivedAt, sentAt }) => meter(receivedAt, sentAt))
          .toSorted((a, b) => a - b);
        const ended = others.filter(({ at }) => isWithin(at));
        return {
          year,
          month,
          repaired: days.length,
          median: toTenth(findQuantile(days, 0.5)),
          nineInTen: days.length < leastForNineInTen ? null : toTenth(findQuantile(days, 0.9)),
          cancelled: ended.filter(({ isCancelled }) => isCancelled).length,
          unrepaired: ended.filter(({ isCancelled }) => !isCancelled).length,
        };
      }),
    };
  });
