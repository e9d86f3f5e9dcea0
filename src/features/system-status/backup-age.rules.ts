import { hourMs } from '#kernel/durations.ts';

export type BackupSchedule = 'off' | 'hourly' | 'daily';

/** How old the newest backup may be before somebody must look: two hours with hourly ones, else 26. */
const maxAgeMs = (schedule: BackupSchedule): number => (schedule === 'hourly' ? 2 : 26) * hourMs;

type BackupWarning = 'never' | 'old';

export const judgeBackupAge = (
  { lastAt, now }: { lastAt: number | null; now: number },
  schedule: BackupSchedule,
): BackupWarning | null => {
  if (lastAt === null) return 'never';
  return now - lastAt > maxAgeMs(schedule) ? 'old' : null;
};

/** The hour or day whose backup is due now, as the moment it begins. */
export const readDueBackup = (now: number, schedule: 'hourly' | 'daily'): Date => {
  const span = schedule === 'hourly' ? hourMs : 24 * hourMs;
  return new Date(Math.floor(now / span) * span);
};
