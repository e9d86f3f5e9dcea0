import { countCauses } from './causes.repository.ts';
import { joinCauses } from './causes.rules.ts';
import { readFigures } from './keep-figures.ts';
import type { ReportContext, SpanInput } from './report-context.ts';
import { readMonthsBack } from './span.rules.ts';

/** What released reports say failed, by product and month, in the twelve months up to the end. */
export const readCauses = async ({ db, now }: ReportContext, input: SpanInput) => {
  const months = readMonthsBack(input, now, 12);
  const counted = await readFigures(db, {
    name: 'causes',
    spans: months,
    work: (span) => countCauses(db, span),
  });
  return { months: months.map(({ year, month }) => ({ year, month })), rows: joinCauses(counted) };
};
