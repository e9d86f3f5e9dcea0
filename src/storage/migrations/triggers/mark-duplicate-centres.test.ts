import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Db, Storage } from '../../dialect.ts';

const register = (db: Db, id: number, key: string) =>
  sql`insert into centre (id, name, manager_name, province, city, address, search_text, twin_key)
    values (${id}, 'نام', '', '', '', '', '', ${key})`.execute(db);

describe.each(engines)('whether a centre has a duplicate on %s', (engine) => {
  let storage: Storage | undefined;
  afterEach(() => storage?.close());

  const readTwins = async (db: Db): Promise<number[]> => {
    const rows = await db.selectFrom('centre').select(['id', 'has_twin']).orderBy('id').execute();
    return rows.filter(({ has_twin }) => has_twin === 1).map(({ id }) => id);
  };

  it('is known whatever comes, goes or is renamed', async () => {
    storage = await openTestStorage(engine);
    const { db } = storage;
    for (const [id, key] of ['مهر', 'نور', 'مهر', 'مهر', 'ماه'].entries()) await register(db, id + 1, key);
    expect(await readTwins(db)).toEqual([1, 3, 4]);
    await sql`update centre set twin_key = 'نور' where id = 3`.execute(db);
    expect(await readTwins(db)).toEqual([1, 2, 3, 4]);
    await sql`delete from centre where id = 1`.execute(db);
    expect(await readTwins(db)).toEqual([2, 3]);
    await sql`update centre set twin_key = twin_key || 'ا'`.execute(db);
    expect(await readTwins(db)).toEqual([2, 3]);
    await sql`delete from centre where id in (2, 3)`.execute(db);
    expect(await readTwins(db)).toEqual([]);
  });

  it('is known when the same centre is registered twice at once', async () => {
    storage = await openTestStorage(engine);
    const { db } = storage;
    await Promise.all([1, 2, 3, 4].map((id) => db.transaction().execute((trx) => register(trx, id, 'مهر'))));
    expect(await readTwins(db)).toEqual([1, 2, 3, 4]);
  });
});
