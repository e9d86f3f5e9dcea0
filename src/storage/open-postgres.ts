import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { AppError } from '#kernel/app-error.ts';
import { minuteMs } from '#kernel/durations.ts';
import type { Storage } from './dialect.ts';
import type { Tables } from './tables.ts';
import { toUnavailableError } from './to-unavailable-error.ts';

/** Whole numbers of 64 bits, and what their sums come to: `int8` and `numeric`. No column is `numeric`. */
const wholeNumbers: ReadonlySet<number> = new Set([20, 1700]);

/**
 * More statements than this waiting for a connection would only wait to be refused. A page that is made anew asks for
 * several at once, so the queue is a good deal longer than the requests that are accepted under load.
 */
const maxQueued = 400;

/** Amounts and instants fit a double exactly; text would have to be parsed again at every reader. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    wholeNumbers.has(oid)
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** How many connections a pool may hold: content has a pool of its own, so that nobody's payment stops a page. */
export const poolSizes = { work: 10, content: 5 } as const;

type PoolBounds = {
  max: number;
  statementTimeoutMs: number;
  /** For a connection, and for a lock. */
  waitMs: number;
};

/** For migrations: an index over many rows takes minutes, and another server may just be making it. */
export const migrationBounds: PoolBounds = { max: 1, statementTimeoutMs: 30 * minuteMs, waitMs: 30_000 };

/** Opens a pool whose every wait has an end, so that a slow database slows its own callers only. */
export const openPostgres = (
  url: string,
  onError: (error: Error) => void,
  { max = poolSizes.work, statementTimeoutMs = 5_000, waitMs = 2_000 }: Partial<PoolBounds> = {},
): Storage => {
  const { db, waiting } = openPool(url, onError, { max, statementTimeoutMs, waitMs });
  return {
    db,
    // Only the database's server waits for the disk.
    unsyncedDb: db,
    ping: async () => {
      const late = new Promise<never>((_, refuse) =>
        setTimeout(() => refuse(new Error('the database did not answer within a second')), 1_000).unref(),
      );
      await Promise.race([sql`select 1`.execute(db), late]);
    },
    waiting,
    close: () => db.destroy(),
  };
};

const openPool = (
  url: string,
  onError: (error: Error) => void,
  { max, statementTimeoutMs, waitMs }: PoolBounds,
): { db: Kysely<Tables>; waiting: () => number } => {
  const pool = new pg.Pool({
    connectionString: url,
    min: 1,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
    // Longer than the server's own limit: it fires only when the server does not answer at all.
    query_timeout: statementTimeoutMs + 1_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: waitMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    types,
  });
  // An idle connection that the server drops must not bring the process down.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    guardQueries(client);
  });
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardPool(pool) }) }),
    waiting: () => pool.waitingCount,
  };
};

/** What the database cannot do now is `unavailable`. A connection whose server is gone is not handed on. */
const guardQueries = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const guarded = async (...args: unknown[]) => {
    try {
      return await query(...args);
    } catch (error) {
      const isSilent = error instanceof Error && error.message === 'Query read timeout';
      if (isSilent) void (client as unknown as pg.Client).end();
      throw toUnavailableError(error);
    }
  };
  client.query = guarded as typeof client.query;
};

/** So is a connection that does not come, or that too many wait for. */
const guardPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    if (pool.waitingCount >= maxQueued) {
      const message = 'too many wait for a database connection';
      throw new AppError('unavailable', { message, retryAfterSeconds: 5 });
    }
    return pool.connect().catch((error: unknown) => {
      throw toUnavailableError(error);
    });
  },
  end: () => pool.end(),
});
