import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectPostgres } from './connect-postgres.ts';
import { NotRestorable } from './manifest.ts';
import { RestoreBroken, type RestorePlan } from './restore-plan.ts';

/**
 * The prepared schema takes the place of the live one in one transaction, unless that has happened. Gives the name
 * under which what was there is kept.
 */
export const swapSchemas = async (
  url: string,
  { live, beside, kept }: NonNullable<RestorePlan['schemas']>,
): Promise<string> => {
  const client = await connectPostgres(url);
  try {
    const names = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where nspname in ($1, $2)',
      [beside, kept],
    );
    const has = (wanted: string) => names.rows.some(({ name }) => name === wanted);
    if (!has(beside)) {
      if (has(kept)) return `schema ${kept}`;
      throw new RestoreBroken(
        `the database has no schema ${beside}; set DATABASE_URL as it was, or restore again`,
      );
    }
    await requireAlone(client);
    await client.query('begin');
    await client.query(`alter schema ${pg.escapeIdentifier(live)} rename to ${pg.escapeIdentifier(kept)}`);
    await client.query(`alter schema ${pg.escapeIdentifier(beside)} rename to ${pg.escapeIdentifier(live)}`);
    await client.query('commit');
    return `schema ${kept}`;
  } finally {
    await client.end();
  }
};

/** PostgreSQL needs a moment to notice that a restore which was killed is gone. */
const aloneTimeoutMs = 10_000;

/** Nobody may be at work in a database whose tables change places. */
export const requireAlone = async (client: pg.Client): Promise<void> => {
  const until = performance.now() + aloneTimeoutMs;
  for (;;) {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where datname = current_database()
         and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    const others = rows[0]?.others ?? 0;
    if (others === 0) return;
    if (performance.now() > until)
      throw new NotRestorable(`${others} connections use the database: stop the servers first`);
    await wait(100);
  }
};
