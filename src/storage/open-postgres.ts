import { type DatabaseConnection, type Driver, Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely';
import pg from 'pg';
import { hearContentHints } from './content-hints.ts';
import type { Storage } from './dialect.ts';
import { acquireGuarded } from './say-unavailable.ts';
import type { Tables } from './tables.ts';

const int8 = 20;

/** Amounts and instants fit a double exactly; text would have to be parsed again at every reader. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Opens a pool whose every wait has an end, so that a slow database slows its own callers only. */
export const openPostgres = (url: string, onError: (error: Error) => void): Storage => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    min: 1,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1_800,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    types,
  });
  // An idle connection that the server drops must not bring the process down.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));

  const db = new Kysely<Tables>({ dialect: new GuardedPostgresDialect(pool) });
  return {
    db,
    engine: 'postgres',
    ping: async () => {
      const late = new Promise<never>((_, refuse) =>
        setTimeout(() => refuse(new Error('the database did not answer within a second')), 1_000).unref(),
      );
      await Promise.race([sql`select 1`.execute(db), late]);
    },
    hearContentHints: (onHint) => hearContentHints(url, onHint),
    close: () => db.destroy(),
  };
};

class GuardedPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new GuardedPostgresDriver({ pool: this.#pool });
  }
}

class GuardedPostgresDriver extends PostgresDriver {
  override acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    return acquireGuarded(() => super.acquireConnection(...options));
  }
}
