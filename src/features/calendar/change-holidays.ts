import {
  writeHolidayFaults,
  writeHolidayNotFound,
  writeHolidaysTaken,
} from '#contract/office/calendar-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type Actor, performAction } from '#features/audit/index.ts';
import { deleteHoliday, type Holiday, insertHolidays } from './holidays.repository.ts';
import type { CalendarDeps } from './read-calendar.ts';
import { readHolidayCsv } from './read-holiday-csv.rules.ts';

type Added = { added: number };

/** Adds days off, all of them or none. */
export const addHolidays = (
  deps: CalendarDeps,
  actor: Actor,
  items: readonly Holiday[],
  call = 'addHolidays',
): Promise<Added> => {
  requireDifferentDays(items);
  return performAction(deps, actor, call, async (trx) => {
    const taken = await insertHolidays(trx, items);
    if (taken.length > 0) {
      throw officeRefusal('conflict', writeHolidaysTaken(taken), { days: taken.map(({ day }) => day) });
    }
    const audit = items.map(({ day, name }) => ({
      action: 'holiday.add',
      subjectKind: 'holiday',
      subjectId: day,
      to: { name },
    }));
    return { result: { added: items.length }, audit };
  });
};

/** The same from a file of dates and names. A line that cannot be read stops them all, and says which it was. */
export const importHolidays = async (deps: CalendarDeps, actor: Actor, text: string): Promise<Added> => {
  const { holidays, faults } = readHolidayCsv(text);
  if (faults.length > 0 || holidays.length === 0) {
    throw officeRefusal('invalid_input', writeHolidayFaults(faults), { lines: faults });
  }
  return addHolidays(deps, actor, holidays, 'importHolidays');
};

export const removeHoliday = (deps: CalendarDeps, actor: Actor, day: string): Promise<{ removed: Holiday }> =>
  performAction(deps, actor, 'removeHoliday', async (trx) => {
    const removed = await deleteHoliday(trx, day);
    if (!removed) throw officeRefusal('not_found', writeHolidayNotFound(day));
    const audit = {
      action: 'holiday.remove',
      subjectKind: 'holiday',
      subjectId: day,
      from: { name: removed.name },
    };
    return { result: { removed }, audit };
  });

const requireDifferentDays = (items: readonly Holiday[]): void => {
  const twice = items.filter(({ day }, at) => items.findIndex((item) => item.day === day) !== at);
  if (twice.length > 0) {
    throw officeRefusal('conflict', writeHolidaysTaken(twice), { days: twice.map(({ day }) => day) });
  }
};
