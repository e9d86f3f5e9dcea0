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
 * The same for an instant at which a day begins. Results are kept: reading the data of the zone is slow, and counting
 * over years asks for the same midnights again.
 */
export const tehranDayFrom: (midnight: number) => TehranDay = memoize(tehranDayAt, { max: 8_000 });
