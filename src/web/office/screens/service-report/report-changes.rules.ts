import type { ReportDocument } from '../../app/queries/service-report-queries.ts';
import { isSameJson } from '../../app/work/is-same-json.ts';

/** What the form of a report holds: the draft and, in a correction, why it is made. */
export type ReportValues = ReportDocument & { reason: string };
/** A technician is chosen by number; the name goes with it. */
export type ReportField = Exclude<keyof ReportValues, 'technicianName'>;

/** The fields in which two texts of a report differ. */
const listChangedFields = (one: ReportValues, other: ReportValues): ReportField[] =>
  (Object.keys(one) as (keyof ReportValues)[]).filter(
    (field): field is ReportField => field !== 'technicianName' && !isSameJson(one[field], other[field]),
  );

/** The name that goes with this technician's number in one of two texts. */
export const nameTechnician = (id: unknown, mine: ReportValues, theirs: ReportValues): string =>
  (id === theirs.technicianId ? theirs : mine).technicianName;

/**
 * Two people changed one report. What only they changed is `merged` into the form; what both changed differently is
 * left to be chosen. Without a common `base` every difference is.
 */
export const mergeReports = ({
  base,
  mine,
  theirs,
}: {
  base: ReportValues | undefined;
  mine: ReportValues;
  theirs: ReportValues;
}): { merged: Partial<ReportValues>; toChoose: ReportField[] } => {
  const merged: Record<string, unknown> = {};
  const toChoose: ReportField[] = [];
  for (const field of listChangedFields(mine, theirs)) {
    if (base && isSameJson(mine[field], base[field])) merged[field] = theirs[field];
    else if (!base || !isSameJson(theirs[field], base[field])) toChoose.push(field);
  }
  if ('technicianId' in merged) merged.technicianName = theirs.technicianName;
  return { merged, toChoose };
};
