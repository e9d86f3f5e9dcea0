const name = /^azma-(\d{4}-\d{2}-\d{2})T(\d{2})-\d{2}-\d{2}\.sqlite$/;

/** Which of these backups are no longer needed: the newest of each of the last 24 hours and 14 days stays. */
export const backupsToDrop = (files: readonly string[], hours = 24, days = 14): string[] => {
  const ours = files
    .filter((file) => name.test(file))
    .sort()
    .reverse();
  const kept = new Set([
    ...newestOfEach(ours, (file) => file.slice(0, 'azma-2026-01-01T00'.length), hours),
    ...newestOfEach(ours, (file) => file.slice(0, 'azma-2026-01-01'.length), days),
  ]);
  return ours.filter((file) => !kept.has(file));
};

const newestOfEach = (newestFirst: string[], spanOf: (file: string) => string, most: number): string[] =>
  [...Map.groupBy(newestFirst, spanOf).values()].slice(0, most).map(([newest]) => newest as string);
