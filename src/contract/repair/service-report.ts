import { z } from 'zod';
import { reportResultNames } from './report-values.ts';

const text = (max: number) => z.string().trim().max(max);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const limit = z.number().gt(-1e9).lt(1e9).nullable();

const ChecklistTask = z.object({ title: text(200).min(1) });

/** A reading that a report begins with: what is measured, its unit, between which limits and how exactly. */
export const ChecklistReading = z
  .object({
    title: text(120).min(1),
    unit: text(20),
    least: limit,
    most: limit,
    decimals: z.int().min(0).max(6),
  })
  .refine(({ least, most }) => least === null || most === null || least <= most, {
    path: ['most'],
    message: 'حد بالا از حد پایین کمتر است.',
  });
export type ChecklistReading = z.infer<typeof ChecklistReading>;

/** What every report of a product begins with. */
export const Checklist = z.object({
  tasks: z.array(ChecklistTask).max(60),
  readings: z.array(ChecklistReading).max(100),
});
export type Checklist = z.infer<typeof Checklist>;

/** A part that was fitted or taken out. */
export const SparePart = z.object({
  title: text(120).min(1),
  /** The price list's, or the maker's. */
  code: text(40),
  quantity: z.int().min(1).max(999),
  serialFitted: text(40),
  serialRemoved: text(40),
  lot: text(40),
});
export type SparePart = z.infer<typeof SparePart>;

/** Limits are copied from the checklist: a later change of that alters no report. */
export const ReportReading = ChecklistReading.and(z.object({ value: text(40) }));
export type ReportReading = z.infer<typeof ReportReading>;

/** A service report as it is written: anything may still be missing. */
export const ReportDocument = z.object({
  finding: text(2_000),
  cause: text(60),
  tasks: z.array(z.object({ title: text(200).min(1), isDone: z.boolean() })).max(60),
  work: text(2_000),
  result: z.enum(reportResultNames).nullable(),
  technicianId: z.int().min(1).nullable(),
  technicianName: text(120),
  day: day.nullable(),
  parts: z.array(SparePart).max(50),
  readings: z.array(ReportReading).max(100),
});
export type ReportDocument = z.infer<typeof ReportDocument>;

export const emptyReport: ReportDocument = {
  finding: '',
  cause: '',
  tasks: [],
  work: '',
  result: null,
  technicianId: null,
  technicianName: '',
  day: null,
  parts: [],
  readings: [],
};

/** A version that was released: it never changes. */
export const ReleasedReport = z.object({
  version: z.int(),
  document: ReportDocument,
  /** Why the version before was corrected. */
  reason: z.string(),
  /** Why it was released with readings outside their limits. */
  overrideReason: z.string(),
  releasedAt: z.int(),
  releasedBy: z.string(),
});
export type ReleasedReport = z.infer<typeof ReleasedReport>;

/** The same for the customer: the work, not the accounts of who wrote it. */
export const CustomerReport = ReleasedReport.omit({ releasedBy: true }).extend({
  document: ReportDocument.omit({ technicianId: true }),
  /** Those that are marked for the customer; each picture is at `ReportPhoto`. */
  photos: z.array(z.object({ id: z.int(), width: z.int(), height: z.int() })),
});
export type CustomerReport = z.infer<typeof CustomerReport>;
