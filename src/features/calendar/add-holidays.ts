import { writeHolidaysTaken } from '#contract/office/calendar-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, type ActionOutcome, staffAction } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import { type Holiday, insertHolidays } from './holidays.repository.ts';

export const addHolidays = staffAction({
  name: 'holiday.add',
  permission: 'calendar.write',
  run: ({ trx }: ActionContext, { items }: { items: readonly Holiday[] }) => storeHolidays(trx, items),
});

/** Adds days off, all of them or none. */
export const storeHolidays = async (
  trx: Db,
  items: readonly Holiday[],
): Promise<ActionOutcome<{ added: number }>> => {
  const twice = items.filter(({ day }, at) => items.findIndex((item) => item.day === day) !== at);
  const taken = twice.length > 0 ? twice : await insertHolidays(trx, items);
  if (taken.length > 0) {
    throw officeRefusal('conflict', writeHolidaysTaken(taken), { days: taken.map(({ day }) => day) });
  }
  return {
    result: { added: items.length },
    audit: items.map(({ day, name }) => ({
      subject: { kind: 'holiday', id: day },
      from: null,
      to: { name },
    })),
  };
};
