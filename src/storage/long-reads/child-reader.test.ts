import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import type { Storage } from '../dialect.ts';
import { openSqlite } from '../open-sqlite.ts';

/** Runs until it is ended. */
const endless = sql<{ n: number }>`with recursive r(n) as (select 1 union all select n + 1 from r)
  select count(*) as n from r`;

describe('long reads on SQLite', () => {
  let storage: Storage | undefined;
  afterEach(() => storage?.close());

  const open = async (longReadMs: number) => {
    storage = openSqlite(join(makeFolder('long-reads'), 'azma.sqlite'), { longReadMs });
    await sql`create table item (name text)`.execute(storage.db);
    await sql`insert into item values ('یکی')`.execute(storage.db);
    return storage;
  };

  it('answer what was committed, and refuse to write', async () => {
    const { longReads } = await open(30_000);
    expect((await sql`select name from item`.execute(longReads)).rows).toEqual([{ name: 'یکی' }]);
    await expect(sql`delete from item returning name`.execute(longReads)).rejects.toThrow(/readonly/);
  });

  // accepts 621
  it('end after their limit, while others are answered, and go on afterwards', async () => {
    const { longReads, db } = await open(700);
    const refused = endless.execute(longReads).catch((error: { code: string }) => error.code);
    const behind = sql`select 1 as one`.execute(longReads);
    expect((await sql`select name from item`.execute(db)).rows).toHaveLength(1);
    expect(await refused).toBe('timeout');
    expect((await behind).rows).toEqual([{ one: 1 }]);
  });
});
