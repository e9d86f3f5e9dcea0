import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { hearNothing } from './content-hints.ts';
import type { Storage } from './dialect.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';

const pragmas = [
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'busy_timeout=5000',
  'trusted_schema=OFF',
  'cell_size_check=ON',
  'mmap_size=0',
  'journal_size_limit=67108864',
  'wal_autocheckpoint=1000',
];

/**
 * Opens the SQLite file with the settings that make an acknowledged write survive a crash, after checking that
 * the file is sound: starting on a damaged file would only spread the damage.
 */
export const openSqlite = (file: string): Storage => {
  const inMemory = file === ':memory:';
  if (!inMemory) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const existed = !inMemory && existsSync(file);
  const connection = new DatabaseSync(file);
  for (const pragma of pragmas) connection.exec(`PRAGMA ${pragma}`);
  if (!inMemory) chmodSync(file, 0o600);
  if (existed) requireSoundFile(connection, file);

  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });
  return {
    db,
    engine: 'sqlite',
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    hearContentHints: hearNothing,
    close: async () => {
      if (!inMemory) connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      // Kysely closes only what it has used, so an untouched connection is closed here.
      await db.destroy();
      if (connection.isOpen) connection.close();
    },
  };
};

const requireSoundFile = (connection: DatabaseSync, file: string): void => {
  const rows = connection.prepare('PRAGMA quick_check(1)').all();
  const verdict = Object.values(rows[0] ?? {})[0];
  if (verdict !== 'ok') {
    connection.close();
    throw new Error(`the database file ${file} is damaged (${String(verdict)}); restore it from a backup`);
  }
};
