import type { SystemStatus } from '../../app/queries/system-status-queries.ts';

/** What a manager is warned of on every screen. */
type WarningKind = 'diskFull' | 'backupFailed' | 'backupOld' | 'backupNever';

/**
 * The worst of what is wrong. A missing manual backup is shown only on the screen of the installation: a trial of
 * the demo would otherwise begin with a warning.
 */
export const findSystemWarning = ({
  backups,
  disk,
}: {
  backups: Pick<SystemStatus['backups'], 'schedule' | 'warning'> & {
    runs: readonly Pick<SystemStatus['backups']['runs'][number], 'state'>[];
  };
  disk: Pick<SystemStatus['disk'], 'state'>;
}): WarningKind | undefined => {
  if (disk.state === 'full') return 'diskFull';
  if (backups.runs.find(({ state }) => state !== 'running')?.state === 'failed') return 'backupFailed';
  if (backups.warning === 'old') return 'backupOld';
  return backups.warning === 'never' && backups.schedule !== 'off' ? 'backupNever' : undefined;
};
