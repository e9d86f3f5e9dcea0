import { officeRefusal } from '#contract/office/refusals.ts';
import { reportTexts } from '#contract/office/report-texts.ts';
import { readDatabaseNow } from '#features/repair/index.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { Db, Storage } from '#storage/dialect.ts';

export type ReportDeps = {
  storage: Pick<Storage, 'db' | 'longReads'>;
  /** How long one report may take, whatever it asks. */
  limitMs?: number | undefined;
};

/** Days of Tehran, `YYYY-MM-DD`; both belong to the span. */
export type SpanInput = { from?: string | undefined; to?: string | undefined };

const usualLimitMs = 30_000;

/** Reads apart from everyone else, and gives up after half a minute in words that say what to do. */
export const readWithinTime = async <Result>(
  { storage: { longReads }, limitMs = usualLimitMs }: ReportDeps,
  read: (db: Db, now: number) => Promise<Result>,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timeout')), limitMs);
  });
  const run = async () => read(longReads, await readDatabaseNow(longReads));
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    if (isTooLate(error)) throw officeRefusal('unavailable', reportTexts.tooSlow);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** Ours, PostgreSQL's own limit, or its silence. */
const isTooLate = (error: unknown): boolean => {
  if (isAppError(error, 'timeout')) return true;
  const cause = isAppError(error, 'unavailable') ? error.cause : undefined;
  if (!(cause instanceof Error)) return false;
  return (cause as Error & { code?: string }).code === '57014' || /query read timeout/i.test(cause.message);
};
