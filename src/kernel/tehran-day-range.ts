import { dayMs, hourMs } from './durations.ts';
import { tehranDay } from './jalali.ts';

/**
 * The instants at which a day of Tehran begins and ends, in milliseconds UTC; the end is the next day's beginning.
 * Throws a RangeError when there is no such day.
 *
 * @example tehranDayRange('2026-03-21') // from 2026-03-20T20:30:00Z to 2026-03-21T20:30:00Z
 */
export function tehranDayRange(isoDay: string): { from: number; to: number } {
  const midnightUtc = Date.parse(`${isoDay}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDay) || Number.isNaN(midnightUtc)) {
    throw new RangeError('A day is written as YYYY-MM-DD');
  }
  const next = new Date(midnightUtc + dayMs).toISOString().slice(0, 10);
  return { from: findBeginning(isoDay, midnightUtc), to: findBeginning(next, midnightUtc + dayMs) };
}

/**
 * The same for a first and a last day; either may be left open.
 *
 * @example tehranSpan({ from: '2026-03-21' }) // from 2026-03-20T20:30:00Z, without an end
 */
export function tehranSpan({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: number | undefined;
  to: number | undefined;
} {
  return {
    from: from === undefined ? undefined : tehranDayRange(from).from,
    to: to === undefined ? undefined : tehranDayRange(to).to,
  };
}

// Ahead of UTC: summer time until 2022, the hours of 1977 to 1979, now, and local mean time before 1935.
const offsets = [5, 4.5, 4, 3.5, 3 + 25 / 60 + 44 / 3_600].map((hours) => Math.round(hours * hourMs));

// The zone's own data say which one holds.
function findBeginning(isoDay: string, midnightUtc: number): number {
  const beginnings = offsets.map((offset) => midnightUtc - offset);
  const found = beginnings.find((instant) => tehranDay(new Date(instant)) === isoDay);
  if (found === undefined) throw new RangeError('There is no such day');
  return found;
}
