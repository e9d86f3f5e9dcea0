import { type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Engine = 'sqlite' | 'postgres';

/** An open database, whichever engine it is. Everything that differs between the engines is behind this. */
export type Storage = {
  db: Db;
  /**
   * The same for counters such as limits: its transactions do not wait for the disk, which would hold up everybody when
   * many are counted at once. A power cut may lose the last of them; a crash of the process loses none.
   */
  unsyncedDb: Db;
  /** Throws when the database does not answer, PostgreSQL within a second. */
  ping: () => Promise<void>;
  /** Callers that wait for a connection. */
  waiting: () => number;
  close: () => Promise<void>;
};

/** Which engine answers behind a connection or a transaction. */
export const readEngine = (db: Db): Engine =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';

/** A random id of 32 hexadecimal digits, as the engine draws it. */
export const databaseRandomId = (db: Db): RawBuilder<string> =>
  readEngine(db) === 'sqlite'
    ? sql<string>`lower(hex(randomblob(16)))`
    : sql<string>`replace(gen_random_uuid()::text, '-', '')`;

/**
 * The engine's own clock in milliseconds, or an instant so long after it, or before it when negative: expiry is judged
 * by the database, not by whichever process asks.
 *
 * @example db.deleteFrom('session').where('ends_at', '<', databaseNow(db, -dayMs))
 */
export const databaseNow = (db: Db, offsetMs = 0): RawBuilder<number> => {
  const now =
    readEngine(db) === 'sqlite'
      ? sql<number>`cast(round(unixepoch('subsec') * 1000) as integer)`
      : sql<number>`cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint)`;
  // SQLite is given every number as a fraction; a sum with one would be one too, and divide like one.
  return offsetMs === 0 ? now : sql<number>`(${now} + cast(${offsetMs} as bigint))`;
};
