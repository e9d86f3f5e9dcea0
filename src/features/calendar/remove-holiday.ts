import { writeHolidayNotFound } from '#contract/office/calendar-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { deleteHoliday } from './holidays.repository.ts';

export const removeHoliday = staffAction({
  name: 'holiday.remove',
  permission: 'calendar.write',
  run: async ({ trx }: ActionContext, { day }: { day: string }) => {
    const removed = await deleteHoliday(trx, day);
    if (!removed) throw officeRefusal('not_found', writeHolidayNotFound(day));
    return {
      result: { removed },
      audit: { subject: { kind: 'holiday', id: day }, from: { name: removed.name }, to: null },
    };
  },
});
