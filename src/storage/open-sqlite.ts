import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { createMutex } from './create-mutex.ts';
import type { Storage } from './dialect.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import { createStatements } from './sqlite-statements.ts';
import type { Tables } from './tables.ts';

/** What makes an acknowledged write survive a crash. */
const writerPragmas = [
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'journal_size_limit=67108864',
  'wal_autocheckpoint=1000',
];
const pragmasOfAll = ['trusted_schema=OFF', 'cell_size_check=ON', 'mmap_size=0'];

/** SQLite itself may wait for a lock while the server opens or closes: no requests are served then. */
const waitInPlace = 'PRAGMA busy_timeout=5000';
const neverWaitInPlace = 'PRAGMA busy_timeout=0';

/** A file so large is not read whole before anybody is served: `checkDatabase` does it afterwards, in a worker. */
const maxCheckedBytes = 32 * 1024 * 1024;

export const isCheckedAtOpening = (file: string): boolean => statSync(file).size <= maxCheckedBytes;

type OpeningOptions = {
  lockWaitMs?: number;
  isChecked?: boolean;
  /** The bytes of a whole database; one in memory begins as its copy. */
  image?: Uint8Array;
};

/**
 * Opens the SQLite file with the settings that make an acknowledged write survive a crash, after checking that
 * a small file is sound: starting on a damaged file would only spread the damage. A worker opens a checked file.
 */
export const openSqlite = (
  file: string,
  { lockWaitMs = 5_000, isChecked = false, image }: OpeningOptions = {},
): Storage => {
  const isInMemory = file === ':memory:';
  if (!isInMemory) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const existed = !isInMemory && existsSync(file);
  const connection = new DatabaseSync(file);
  if (image) connection.deserialize(image);
  connection.exec(waitInPlace);
  for (const pragma of [...writerPragmas, ...pragmasOfAll]) connection.exec(`PRAGMA ${pragma}`);
  if (!isInMemory) chmodSync(file, 0o600);
  if (existed && !isChecked && isCheckedAtOpening(file)) requireSoundFile(connection, file);

  connection.exec(neverWaitInPlace);

  const reader = isInMemory ? undefined : openReader(file);
  const mutex = createMutex();
  const connections = {
    writer: createStatements(connection),
    reader: reader && createStatements(reader),
    lockWaitMs,
    mutex,
  };
  const db = new Kysely<Tables>({ dialect: createNodeSqliteDialect(connections) });
  return {
    db,
    unsyncedDb: new Kysely<Tables>({
      dialect: createNodeSqliteDialect({ ...connections, isUnsynced: true }),
    }),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    // Its calls are answered one after the other, in the process itself: there is no queue to measure.
    waiting: () => 0,
    close: async () => {
      connection.exec(waitInPlace);
      if (!isInMemory) joinWriteAhead(connection);
      // Kysely closes only what it has used, so untouched connections are closed here.
      await db.destroy();
      for (const open of [reader, connection]) if (open?.isOpen) open.close();
    },
  };
};

/** For tidiness only: what stays in the write-ahead file, on a full disk for one, is read again at the next start. */
const joinWriteAhead = (connection: DatabaseSync): void => {
  try {
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The rows are safe where they are.
  }
};

/** A second view of the same file, for reading only. */
const openReader = (file: string): DatabaseSync => {
  const reader = new DatabaseSync(file);
  for (const pragma of [...pragmasOfAll, 'query_only=ON']) reader.exec(`PRAGMA ${pragma}`);
  reader.exec(neverWaitInPlace);
  return reader;
};

const requireSoundFile = (connection: DatabaseSync, file: string): void => {
  const rows = connection.prepare('PRAGMA quick_check(1)').all();
  const verdict = Object.values(rows[0] ?? {})[0];
  if (verdict !== 'ok') {
    connection.close();
    throw new Error(`the database file ${file} is damaged (${String(verdict)}); restore it from a backup`);
  }
};
