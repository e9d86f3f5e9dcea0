import { ageBounds } from '#contract/office/report-texts.ts';
import { listTargets, readDeskSettings, readWorkCalendar } from '#features/desk/index.ts';
import { tehranSpan } from '#kernel/tehran-day-range.ts';
import { toIso } from '#kernel/to-iso.ts';
import { subtractWorkingDays } from '#kernel/working-time.ts';
import { countOpen, openStatuses } from './open.repository.ts';
import type { ReportContext, SpanInput } from './report-context.ts';

/** Open requests by status and by the working days they have stood there; those registered in a span, or all. */
export const readOpen = async ({ db, now }: ReportContext, input: SpanInput) => {
  const { settings } = await readDeskSettings(db);
  const calendar = await readWorkCalendar(db, settings);
  const ago = (days: number) => subtractWorkingDays(now, days, calendar);
  const counts = await countOpen(db, {
    ages: [ago(ageBounds[1].from), ago(ageBounds[2].from), ago(ageBounds[3].from)],
    lateBefore: listTargets(settings, now, calendar),
    registered: tehranSpan(input),
  });
  const rows = openStatuses.map((statusId) => ({
    statusId,
    cells: ageBounds.map((_, age) => {
      const found = counts.find((row) => row.statusId === statusId && row.age === age);
      return { count: found?.count ?? 0, late: found?.late ?? 0 };
    }),
  }));
  return {
    rows,
    total: counts.reduce((sum, { count }) => sum + count, 0),
    late: counts.reduce((sum, { late }) => sum + late, 0),
    readAt: toIso(now),
  };
};
