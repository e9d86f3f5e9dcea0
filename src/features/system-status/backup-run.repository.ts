import type { BackupKind } from '#storage/backup-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

type BackupRun = {
  name: string;
  kind: BackupKind;
  state: 'running' | 'done' | 'failed';
  beganAt: number;
  endedAt: number | null;
  bytes: number;
  files: number;
  reason: string;
};

/** After which times a failed one, and one that never ended, may be claimed again. */
type RunClaim = { name: string; kind: BackupKind; retryMs: number; abandonedMs: number };

/** True for the one that may make it: a backup by the timetable has the same name in every process. */
export const insertRun = async (db: Db, { name, kind, retryMs, abandonedMs }: RunClaim): Promise<boolean> => {
  const now = databaseNow(db);
  const row = await db
    .insertInto('backup_run')
    .values({
      name,
      kind,
      state: 'running',
      began_at: now,
      ended_at: null,
      bytes: 0,
      media_files: 0,
      reason: '',
    })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ state: 'running', began_at: now, reason: '' })
        // One that failed, or whose process died, is made again; a clock that was set back keeps nobody from it.
        .where('backup_run.state', '!=', 'done')
        .where((eb) =>
          eb.or([
            eb.and([
              eb('backup_run.state', '=', 'failed'),
              eb('backup_run.began_at', '<', databaseNow(db, -retryMs)),
            ]),
            eb('backup_run.began_at', '<', databaseNow(db, -abandonedMs)),
            eb('backup_run.began_at', '>', databaseNow(db, 5_000)),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
};

export type BackupEnd = { state: 'done' | 'failed'; bytes?: number; files?: number; reason?: string };

export const settleRun = async (db: Db, name: string, end: BackupEnd): Promise<void> => {
  await db
    .updateTable('backup_run')
    .set({
      state: end.state,
      ended_at: databaseNow(db),
      bytes: end.bytes ?? 0,
      media_files: end.files ?? 0,
      reason: (end.reason ?? '').slice(0, 300),
    })
    .where('name', '=', name)
    .execute();
};

export const listRuns = async (db: Db, max: number): Promise<BackupRun[]> => {
  const rows = await db
    .selectFrom('backup_run')
    .selectAll()
    .orderBy('began_at', 'desc')
    .orderBy('name', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ began_at, ended_at, media_files: files, ...row }) => ({
    ...row,
    files,
    beganAt: began_at,
    endedAt: ended_at,
  }));
};

/** When the newest whole backup was begun: what came later is not in it. And the database's own time. */
export const readLastDone = async (db: Db): Promise<{ lastAt: number | null; now: number }> => {
  const row = await db
    .selectNoFrom(databaseNow(db).as('now'))
    .select((eb) =>
      eb
        .selectFrom('backup_run')
        .select(({ fn }) => fn.max('began_at').as('last'))
        .where('state', '=', 'done')
        .as('last'),
    )
    .executeTakeFirstOrThrow();
  return { lastAt: row.last, now: row.now };
};

export const deleteRunsBefore = async (db: Db, ageMs: number): Promise<void> => {
  await db.deleteFrom('backup_run').where('began_at', '<', databaseNow(db, -ageMs)).execute();
};
