import { dayMs } from '#kernel/durations.ts';
import { parseBackupName } from './backup-names.rules.ts';

const keep = { hours: 24, days: 14, weeks: 8 };

/**
 * Which backups of the timetable are no longer needed: the newest of each of the last 24 hours, 14 days and 8 weeks
 * that have one stays. Those made by hand are kept.
 */
export const backupsToDrop = (names: readonly string[], { hours, days, weeks } = keep): string[] => {
  const ours = names
    .map(parseBackupName)
    .filter((found) => found !== undefined)
    .filter(({ kind }) => kind !== 'by-hand')
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set([
    ...newestOfEach(ours, ({ at }) => at.toISOString().slice(0, 13), hours),
    ...newestOfEach(ours, ({ at }) => at.toISOString().slice(0, 10), days),
    ...newestOfEach(ours, ({ at }) => weekOf(at), weeks),
  ]);
  return ours.filter((found) => !kept.has(found)).map(({ name }) => name);
};

const newestOfEach = <Found>(newestFirst: Found[], spanOf: (found: Found) => string, max: number): Found[] =>
  [...Map.groupBy(newestFirst, spanOf).values()].slice(0, max).flatMap(([newest]) => newest ?? []);

/** Weeks begin on Saturday; the first of 1970 was a Thursday. */
const weekOf = (at: Date): string => String(Math.floor((at.getTime() / dayMs + 5) / 7));
