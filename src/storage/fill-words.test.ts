import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { makeDatabase } from '#kit/make-database.ts';
import type { Storage } from './dialect.ts';
import { migrate, migrateInto, migrationNames } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';

let storage: Storage | undefined;
afterEach(() => storage?.close());

/* An old database of SQLite is brought up to date in tests/http/upgrade.test.ts. */
it('Centres and messages of before are found by their words after PostgreSQL was brought up to date', async () => {
  storage = openPostgres(await makeDatabase(), (error) => {
    throw error;
  });
  const { db } = storage;
  const older = migrationNames.slice(0, migrationNames.indexOf('019-growth-of-searches'));
  await migrateInto(storage, older, 'public');
  await sql`insert into centre (id, name, manager_name, province, city, address, search_text, twin_key)
    select i, 'مهر', '', '', '', '', 'مهر ' || i, 'مهر' || i / 2 from generate_series(1, 1201) i`.execute(db);
  await sql`insert into suggestion (email, full_name, subject, description, received_at, received_day, content_hash,
      search_text) select '', '', '', '', i, i, 'h' || i, 'پیام ' || i from generate_series(1, 1201) i`.execute(
    db,
  );
  await migrate(storage);
  const count = async (table: 'centre_ending' | 'message_word', column: 'centre_id' | 'suggestion_id') => {
    const { rows } = await sql<{ count: number }>`select count(distinct ${sql.ref(column)}) as count
      from ${sql.table(table)}`.execute(db);
    return rows[0]?.count;
  };
  expect(await count('centre_ending', 'centre_id')).toBe(1_201);
  expect(await count('message_word', 'suggestion_id')).toBe(1_201);
  const endings = await db
    .selectFrom('message_ending')
    .select('ending')
    .where('word', '=', 'پیام')
    .orderBy('ending')
    .execute();
  expect(endings.map(({ ending }) => ending).toSorted()).toEqual(['ام', 'م', 'پیام', 'یام'].toSorted());
  const alone = await db.selectFrom('centre').select('id').where('has_twin', '=', 0).execute();
  expect(alone.map(({ id }) => id)).toEqual([1]);
});
