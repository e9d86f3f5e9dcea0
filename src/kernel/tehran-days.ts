import { tehranDay } from './jalali.ts';
import { memoize } from './memoize.ts';
import { tehranDayRange } from './tehran-day-range.ts';

type TehranDay = { day: string; from: number; to: number };

/** The day of Tehran at an instant, with the instants at which it begins and ends. */
export const tehranDayAt = (instant: number): TehranDay => {
  const day = tehranDay(new Date(instant));
  return { day, ...tehranDayRange(day) };
};

/**
 * The same for an instant at which a day begins. Those are remembered: the zone's data are slow to ask, and who walks
 * through years meets the same midnights again and again.
 */
export const tehranDayFrom: (midnight: number) => TehranDay = memoize(tehranDayAt, { max: 8_000 });
