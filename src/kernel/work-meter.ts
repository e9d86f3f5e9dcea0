import { dayMs } from './durations.ts';
import { tehranDayAt, tehranDayFrom } from './tehran-days.ts';
import { isWorkingDay, type WorkCalendar } from './working-time.ts';

/** Counts working days between any two instants of a span, fast enough for every row of a report. */
export type WorkMeter = (from: number, to: number) => number;

/**
 * Measures the span once, so that each count afterwards is two look-ups. Instants outside the span count as its ends.
 *
 * @example createWorkMeter(calendar, yearAgo, now)(wednesdayAt16, saturdayAt16) // 1
 */
export function createWorkMeter(calendar: WorkCalendar, from: number, to: number): WorkMeter {
  const begins: number[] = [];
  const worked: number[] = [];
  const isWorked: boolean[] = [];
  let sum = 0;
  for (let at = tehranDayAt(from).from; at <= to; ) {
    const { day, from: begin, to: end } = tehranDayFrom(at);
    const counts = isWorkingDay(day, calendar);
    begins.push(begin);
    worked.push(sum);
    isWorked.push(counts);
    if (counts) sum += end - begin;
    at = end;
  }
  const workedUntil = (instant: number): number => {
    const at = Math.min(Math.max(instant, from), to);
    const index = findLast(begins, at);
    return (worked[index] ?? 0) + (isWorked[index] ? at - (begins[index] ?? at) : 0);
  };
  return (begin, end) => Math.max(0, workedUntil(end) - workedUntil(begin)) / dayMs;
}

/** The index of the last begin that is not after an instant. */
const findLast = (begins: readonly number[], at: number): number => {
  let [low, high] = [0, begins.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((begins[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
};
