import { writeHolidayFaults } from '#contract/office/calendar-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { storeHolidays } from './add-holidays.ts';
import { readHolidayCsv } from './read-holiday-csv.rules.ts';

/** Adds days off from a file of dates and names. A line that cannot be read stops them all, and is named. */
export const importHolidays = staffAction({
  name: 'holiday.add',
  permission: 'calendar.write',
  run: async ({ trx }: ActionContext, { text }: { text: string }) => {
    const { holidays, faults } = readHolidayCsv(text);
    if (faults.length > 0 || holidays.length === 0) {
      throw officeRefusal('invalid_input', writeHolidayFaults(faults), { lines: faults });
    }
    return storeHolidays(trx, holidays);
  },
});
