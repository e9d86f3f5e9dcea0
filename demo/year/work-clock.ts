import { dayMs, hourMs } from '#kernel/durations.ts';
import { isWorkingDay, type WorkCalendar } from '#kernel/working-time.ts';
import type { Chance } from './create-chance.ts';

/** Tehran has kept it all year since 2022, and the demo's year is later; asking the zone's data takes a second longer. */
const tehranOffset = 3.5 * hourMs;

/** The office hours of the demo's desk. */
const opens = 8.5;
const closes = 16.5;

/** Midnight in Tehran before an instant. */
export const beginOfDay = (at: number): number =>
  Math.floor((at + tehranOffset) / dayMs) * dayMs - tehranOffset;

/** The day of Tehran that begins then, `YYYY-MM-DD`. */
export const nameDay = (begin: number): string => new Date(begin + tehranOffset).toISOString().slice(0, 10);

/** When somebody of the desk ends work that takes so many working days from an instant on: in office hours. */
export const afterWork = (from: number, days: number, calendar: WorkCalendar, chance: Chance): number => {
  let left = Math.max(0, Math.round(days));
  let at = from;
  for (;;) {
    const begin = beginOfDay(at);
    if (isWorkingDay(nameDay(begin), calendar)) {
      if (left === 0) {
        const earliest = Math.max(at + hourMs / 4, begin + opens * hourMs);
        const latest = begin + closes * hourMs;
        if (earliest < latest) return Math.round(chance.between(earliest, latest));
      } else left -= 1;
    }
    at = begin + dayMs;
  }
};

/** When a customer acts so many days later, whatever the day of the week: between eight and ten at night. */
export const afterDays = (from: number, days: number, chance: Chance): number => {
  const begin = beginOfDay(from + Math.round(days) * dayMs);
  return Math.round(Math.max(from + hourMs / 2, begin + chance.between(8, 22) * hourMs));
};
