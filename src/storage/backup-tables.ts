export type BackupKind = 'hourly' | 'daily' | 'by-hand';

/** A backup that was begun. The name of one by the timetable is its hour or day, so that one process makes it. */
type BackupRunRow = {
  name: string;
  kind: BackupKind;
  state: 'running' | 'done' | 'failed';
  began_at: number;
  ended_at: number | null;
  bytes: number;
  media_files: number;
  /** Why it failed, for a person to read. */
  reason: string;
};

export type BackupTables = {
  backup_run: BackupRunRow;
  /** One row: the newest time of the database's clock that was written down. */
  clock_mark: { id: number; seen_at: number };
};
