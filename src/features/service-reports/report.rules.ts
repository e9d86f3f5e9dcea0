import { reportFieldTexts } from '#contract/office/service-report-reasons.ts';
import {
  type Checklist,
  emptyReport,
  type ReportDocument,
  type SparePart,
} from '#contract/repair/service-report.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import { judgeReading } from '#kernel/judge-reading.ts';
import { normalizeSerial } from '#kernel/serial.ts';

/** Where work is going on; afterwards a released report can only be corrected. */
export const mayWriteReport = (
  { status_id, repair_in_place }: Pick<StoredRequest, 'status_id' | 'repair_in_place'>,
  released: number,
): boolean =>
  (status_id >= 2 && status_id <= 4) ||
  (status_id === 1 && repair_in_place === 1) ||
  (released > 0 && status_id >= 5 && status_id <= 7);

/** What a new report begins with: the product's checklist, nothing measured yet. */
export const beginReport = (checklist: Checklist | undefined): ReportDocument => ({
  ...emptyReport,
  tasks: (checklist?.tasks ?? []).map(({ title }) => ({ title, isDone: false })),
  readings: (checklist?.readings ?? []).map((reading) => ({ ...reading, value: '' })),
});

/** What must still be filled in or corrected before a report is released, by field. */
export const listReportFaults = (report: ReportDocument): Record<string, string> => {
  const faults: Record<string, string> = {};
  for (const field of ['finding', 'result', 'technicianId'] as const)
    if (!report[field]) faults[field] = reportFieldTexts[field];
  // A ticked task is work as well; words are needed only where nothing is ticked.
  if (!report.work && !report.tasks.some(({ isDone }) => isDone)) faults.work = reportFieldTexts.work;
  for (const [index, reading] of report.readings.entries()) {
    const judged = judgeReading(reading);
    if (judged.state === 'faulty') faults[`readings.${index}.value`] = reportFieldTexts[judged.fault];
  }
  return faults;
};

export const isOutsideLimits = (report: ReportDocument): boolean =>
  report.readings.some((reading) => ['below', 'above'].includes(judgeReading(reading).state));

/** A numbered part by what it is compared by: code and serial, without letter case and spaces. */
export type NumberedSparePart = { partKey: string; serialKey: string; shown: string };

/** The parts with a serial that a report fits or takes out. */
export const listNumberedSpareParts = (
  parts: readonly SparePart[],
  side: 'serialFitted' | 'serialRemoved',
): (NumberedSparePart & { position: number })[] =>
  parts.flatMap((part, position) => {
    const serialKey = normalizeSerial(part[side]);
    return serialKey === ''
      ? []
      : [{ position, serialKey, partKey: `${normalizeSerial(part.code)}|${serialKey}`, shown: part[side] }];
  });
