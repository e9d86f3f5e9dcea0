import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/**
 * Makes a consistent copy of a SQLite file while a server may be writing to it. The copy gets its name only
 * after it has been checked and has reached the disk, so whatever has a name can be restored.
 */
export const makeBackup = async (databaseFile: string, folder: string, at: Date): Promise<string> => {
  if (!existsSync(databaseFile)) throw new Error(`there is no database at ${databaseFile}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = join(folder, `azma-${at.toISOString().replaceAll(':', '-').slice(0, 19)}.sqlite`);
  const draft = `${name}.draft`;
  const source = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    await backup(source, draft);
    leaveWriteAheadMode(draft);
    requireWhole(draft);
    const handle = openSync(draft, 'r+');
    fsyncSync(handle);
    closeSync(handle);
    chmodSync(draft, 0o600);
    renameSync(draft, name);
    return name;
  } finally {
    source.close();
    rmSync(draft, { force: true });
  }
};

/** A copy is one file: in write-ahead mode even reading it would put others beside it. */
const leaveWriteAheadMode = (file: string): void => {
  const copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode=DELETE');
  copy.close();
};

/** Throws unless the file is a sound database. */
export const requireWhole = (file: string): void => {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const verdict = Object.values(copy.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`);
  } finally {
    copy.close();
  }
};
