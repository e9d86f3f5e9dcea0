import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { startProcess } from '#kit/start-process.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './open-sqlite.ts';
import { overlayRows } from './overlay-rows.ts';

const open = async (options?: { lockWaitMs: number }) => {
  const file = join(makeFolder('lock'), 'azma.sqlite');
  const storage = openSqlite(file, options);
  onTestFinished(() => storage.close());
  await migrate(storage);
  const put = (key: string) => storage.db.insertInto('site_setting').values({ key, value: '1' }).execute();
  const keys = async () => {
    const rows = await storage.db.selectFrom('site_setting').select('key').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };
  return { file, storage, put, keys };
};

const holdLock = async (file: string) => {
  const holder = startProcess('tests/kit/hold-write-lock.ts', [file]);
  onTestFinished(() => holder.kill());
  await holder.waitForOutput(/held/);
  return {
    letGo: async () => {
      holder.writeLine('let go');
      await holder.waitForOutput(/free/);
    },
  };
};

describe('a write lock in foreign hands', () => {
  it('keeps writers waiting and nobody else, and they go on in their order when it is free', async () => {
    const { file, storage, put, keys } = await open({ lockWaitMs: 60_000 });
    await put('before');
    const { letGo } = await holdLock(file);
    const done: string[] = [];
    const writes = ['a', 'b'].map((key) => put(key).then(() => done.push(key)));
    const transaction = storage.db.transaction().execute(async (trx) => {
      await trx.insertInto('site_setting').values({ key: 'c', value: '1' }).execute();
      done.push('c');
      // What is not committed is seen inside only.
      expect((await trx.selectFrom('site_setting').select('key').execute()).length).toBe(4);
      expect(await keys()).toEqual(['a', 'b', 'before']);
    });
    const overlay = {
      table: 'site_setting',
      column: 'key',
      value: 'before',
      rows: [{ key: 'x', value: '2' }],
    } as const;
    expect(
      await overlayRows(storage.db, [overlay]).selectFrom('site_setting').select('key').execute(),
    ).toEqual([{ key: 'x' }]);
    for (let reads = 0; reads < 50; reads += 1) expect(await keys()).toEqual(['before']);
    await storage.ping();
    expect(done).toEqual([]);
    await letGo();
    await Promise.all([...writes, transaction]);
    expect(done).toEqual(['a', 'b', 'c']);
    expect(await keys()).toEqual(['a', 'b', 'before', 'c']);
  });

  it('is waited for so long and no longer, also by those who stand in line', async () => {
    const { file, storage, put, keys } = await open({ lockWaitMs: 100 });
    const { letGo } = await holdLock(file);
    const begin = () => storage.db.transaction().execute(async () => {});
    for (const ending of await Promise.allSettled([put('a'), begin(), put('b'), begin()])) {
      expect(ending).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    }
    await letGo();
    await put('c');
    await begin();
    expect(await keys()).toEqual(['c']);
  });
});

describe('one file and one writer', () => {
  it('keeps transactions apart and undoes the failed one alone', async () => {
    const { storage, put, keys } = await open();
    const failing = storage.db.transaction().execute(async (trx) => {
      await trx.insertInto('site_setting').values({ key: 'lost', value: '1' }).execute();
      await Promise.resolve();
      throw new Error('changed their mind');
    });
    await Promise.all([put('a'), expect(failing).rejects.toThrow('changed their mind'), put('b')]);
    expect(await keys()).toEqual(['a', 'b']);
  });

  it('gives rows of a statement that writes, and reads them back', async () => {
    const { storage, keys } = await open();
    const inserted = await sql<{ key: string }>`
      insert into site_setting (key, value) values ('a', '1') returning key`.execute(storage.db);
    expect(inserted.rows).toEqual([{ key: 'a' }]);
    expect(await keys()).toEqual(['a']);
  });
});
