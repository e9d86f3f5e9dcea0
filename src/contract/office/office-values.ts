import { z } from 'zod';
import { wireInteger } from '../wire-values.ts';
import { roles } from './permissions.ts';

/** An instant as it travels: ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
export const RoleName = z.enum(roles);
export const Id = wireInteger(1, 999_999_999);
/** The number of a row inside a body; every engine can look for it. */
export const RowId = z.int().min(1).max(999_999_999);
/** How often a row was changed. */
export const Rev = z.int().min(0).max(999_999_999);
export const IdParams = z.object({ id: Id });
/** A request by its trace number. */
export const StrictTraceNumber = z.string().regex(/^\d{8}$/);
export const TraceParams = z.object({ traceNumber: StrictTraceNumber });
export const Nothing = z.null();

/** A day of Tehran as the calendar's own number says it, `2026-03-21`; screens show it as Jalali. */
export const Day = z.iso
  .date()
  // Years that a calendar of this company can show; the year 0 is a date to a computer alone.
  .regex(/^(?:19|20|21)\d\d-/);

/** What every list takes. */
export const pageQuery = {
  page: wireInteger(1, 10_000).optional(),
  size: z.enum(['25', '50', '100']).transform(Number).optional(),
} as const;

/** A search as typed; the code that searches cuts, folds and splits it. */
export const SearchText = z.string().max(200);

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), items: z.array(item) });

export const ExportFormat = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof ExportFormat>;
export const exportMediaTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** Text a person types into one line. */
export const line = (min: number, max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(min).max(max));
