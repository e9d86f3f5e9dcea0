import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#storage/dialect.ts';

/** Until so many of this PostgreSQL's connections wait for a row that somebody else holds. */
export const waitForWaiters = (db: Db, count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiters: number }>`
        select count(*)::int as waiters from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows[0]?.waiters).toBe(count);
    },
    { timeout: 20_000 },
  );
