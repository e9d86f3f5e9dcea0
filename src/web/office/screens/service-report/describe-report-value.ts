import { reportResults } from '#contract/repair/report-values.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { isolateCode } from '#kernel/isolate-code.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import type { ReportDocument } from '../../app/queries/service-report-queries.ts';
import type { ReportField, ReportValues } from './report-changes.rules.ts';

/** A value of a report as words, with everything a person may change in it. */
export const describeReportValue = (name: ReportField, values: ReportValues): string => {
  const { result, day, tasks, parts, readings } = values;
  if (name === 'result') return result ? reportResults[result] : '';
  if (name === 'technicianId') return values.technicianName;
  if (name === 'day') return day ? formatJalaliDate(day) : '';
  if (name === 'tasks')
    return tasks.map(({ title, isDone }) => `${title}، ${isDone ? texts.yes : texts.no}`).join('\n');
  if (name === 'parts') return parts.map(describePart).join('\n');
  if (name === 'readings')
    return readings.map(({ title, value }) => [title, value].filter(Boolean).join('، ')).join('\n');
  return values[name];
};

const describePart = (part: ReportDocument['parts'][number]): string => {
  const codes = ['code', 'serialFitted', 'serialRemoved', 'lot'] as const;
  return [
    part.title,
    `${texts.quantity} ${toPersianDigits(part.quantity)}`,
    ...codes.filter((code) => part[code]).map((code) => `${texts[code]} ${isolateCode(part[code])}`),
  ].join('، ');
};
