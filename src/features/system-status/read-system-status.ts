import { readOutboxFacts } from '#features/outbox/index.ts';
import { minuteMs } from '#kernel/durations.ts';
import { readEngine, type Storage } from '#storage/dialect.ts';
import { type BackupSchedule, judgeBackupAge } from './backup-age.rules.ts';
import { listRuns, readLastDone } from './backup-run.repository.ts';
import type { DiskFacts } from './disk.rules.ts';

export type SystemStatusDeps = {
  storage: Storage;
  release: string;
  schedule: BackupSchedule;
  disk: () => DiskFacts;
};

const shownRuns = 30;

/** What a manager should know about the installation. */
export const readSystemStatus = async ({ storage, release, schedule, disk }: SystemStatusDeps) => {
  const { db } = storage;
  const age = await readLastDone(db);
  const outbox = await readOutboxFacts(db);
  return {
    release,
    engine: readEngine(db),
    backups: {
      schedule,
      lastAt: age.lastAt,
      ageMinutes: age.lastAt === null ? null : Math.max(0, Math.floor((age.now - age.lastAt) / minuteMs)),
      warning: judgeBackupAge(age, schedule),
      runs: await listRuns(db, shownRuns),
    },
    disk: disk(),
    outbox: {
      waiting: outbox.waiting,
      dead: outbox.dead,
      oldestMinutes: Math.floor(outbox.oldestMs / minuteMs),
    },
  };
};
