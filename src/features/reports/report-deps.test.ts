import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeDatabase, openTestStorage } from '#kit/open-test-storage.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { readWithinTime } from './report-deps.ts';

const sentence = 'گزارش آماده نشد؛ بازهٔ کوتاه‌تری برگزینید.';

describe('a report that takes too long', () => {
  // accepts 621
  it('is refused in words that say what to do, whatever it waits for', async () => {
    const storage = await openTestStorage('sqlite');
    const endless = readWithinTime({ storage, limitMs: 50 }, () => new Promise(() => {}));
    await expect(endless).rejects.toMatchObject({ code: 'unavailable', details: { text: sentence } });
    await storage.close();
  });

  // accepts 621
  it('is ended by PostgreSQL itself, while others are answered', async () => {
    const storage = openPostgres(await makeDatabase(), () => {}, { longReadMs: 300 });
    const slow = readWithinTime({ storage }, (db) => sql`select pg_sleep(20)`.execute(db));
    expect((await sql`select 1 as one`.execute(storage.db)).rows).toEqual([{ one: 1 }]);
    await expect(slow).rejects.toMatchObject({ code: 'unavailable', details: { text: sentence } });
    await expect(sql`create table never (id int)`.execute(storage.longReads)).rejects.toThrow(/read-only/);
    await storage.close();
  });
});
