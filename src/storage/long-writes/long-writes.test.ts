import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { startProcess } from '#kit/start-process.ts';
import { openSqlite } from '../open-sqlite.ts';

const open = async (options?: { lockWaitMs: number }) => {
  const file = join(makeFolder('long-writes'), 'azma.sqlite');
  const storage = openSqlite(file, options);
  onTestFinished(() => storage.close());
  const { db, longWrites } = storage;
  await sql`create table item (name text not null unique)`.execute(db);
  const names = async (at = db) =>
    (await sql<{ name: string }>`select name from item order by name`.execute(at)).rows.map(
      ({ name }) => name,
    );
  const put = (name: string, at = db) => sql`insert into item values (${name})`.execute(at);
  return { file, db, longWrites, names, put };
};

describe('long writes on SQLite', () => {
  it('are seen by nobody before their end, and by everyone after it', async () => {
    const { db, longWrites, names, put } = await open();
    await longWrites.transaction().execute(async (trx) => {
      const { numAffectedRows } = await put('a', trx);
      expect(Number(numAffectedRows)).toBe(1);
      expect((await sql`insert into item values ('b') returning name`.execute(trx)).rows).toEqual([
        { name: 'b' },
      ]);
      expect(await names(trx)).toEqual(['a', 'b']);
      expect(await names()).toEqual([]);
    });
    expect(await names()).toEqual(['a', 'b']);
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
  });

  it('leave nothing when they fail, and the next one goes on', async () => {
    const { longWrites, names, put } = await open();
    const failing = longWrites.transaction().execute(async (trx) => {
      await put('a', trx);
      await put('a', trx);
    });
    await expect(failing).rejects.toThrow(/UNIQUE/);
    expect(await names()).toEqual([]);
    await longWrites.transaction().execute((trx) => put('b', trx));
    expect(await names()).toEqual(['b']);
  });

  it('keep other writers waiting in their order and refuse none of them, however long they take', async () => {
    const { db, longWrites, names, put } = await open({ lockWaitMs: 1 });
    let others: Promise<unknown>[] = [];
    await longWrites.transaction().execute(async (trx) => {
      await put('long', trx);
      others = [
        put('a'),
        db.transaction().execute((mine) => put('b', mine)),
        longWrites.transaction().execute((mine) => put('c', mine)),
      ];
      for (let reads = 0; reads < 20; reads += 1) expect(await names()).toEqual([]);
      await put('longer', trx);
    });
    await Promise.all(others);
    expect(await names()).toEqual(['a', 'b', 'c', 'long', 'longer']);
  });

  it('bring what they wrote into the file by themselves, while this process leaves that to them', async () => {
    const { db, longWrites, put } = await open();
    const joinAfter = async () =>
      (await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(db)).rows[0]
        ?.wal_autocheckpoint;
    await longWrites.transaction().execute(async (trx) => {
      for (let at = 0; at < 200; at += 1) await put(`${at}-${'x'.repeat(10_000)}`, trx);
    });
    await expect.poll(joinAfter).toBe(1_000);
    const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(passive)`.execute(
      db,
    );
    expect(rows[0]?.checkpointed).toBe(rows[0]?.log);
  });

  it('say that the database is not available while another program holds it', async () => {
    const { file, longWrites, names, put } = await open({ lockWaitMs: 20 });
    const holder = startProcess('tests/kit/hold-write-lock.ts', [file]);
    onTestFinished(() => holder.kill());
    await holder.hear(/held/);
    const refused = longWrites.transaction().execute((trx) => put('a', trx));
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
    holder.tell('let go');
    await holder.hear(/free/);
    await longWrites.transaction().execute((trx) => put('b', trx));
    expect(await names()).toEqual(['b']);
  });

  it('are undone when the database is closed in the middle', async () => {
    const file = join(makeFolder('long-writes'), 'azma.sqlite');
    const storage = openSqlite(file);
    await sql`create table item (name text)`.execute(storage.db);
    const cut = storage.longWrites.transaction().execute(async (trx) => {
      await sql`insert into item values ('a')`.execute(trx);
      void storage.close();
      for (;;) await sql`insert into item values ('b')`.execute(trx);
    });
    await expect(cut).rejects.toThrow();
    const again = openSqlite(file);
    onTestFinished(() => again.close());
    expect((await sql`select name from item`.execute(again.db)).rows).toEqual([]);
  });

  it('that wait for their turn when the database is closed do not begin any more', async () => {
    const file = join(makeFolder('long-writes'), 'azma.sqlite');
    const storage = openSqlite(file);
    await sql`create table item (name text)`.execute(storage.db);
    const write = (name: string, then = async () => {}) =>
      storage.longWrites.transaction().execute(async (trx) => {
        await sql`insert into item values (${name})`.execute(trx);
        await then();
      });
    let closed = Promise.resolve();
    const waiting: Promise<void>[] = [];
    const first = write('first', async () => {
      waiting.push(write('second'), write('third'));
      closed = storage.close();
      throw new Error('cut');
    });
    await expect(first).rejects.toThrow();
    for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
    await closed;
    const again = openSqlite(file);
    onTestFinished(() => again.close());
    expect((await sql`select name from item`.execute(again.db)).rows).toEqual([]);
  });

  it('find what was laid ready for them before, while others wrote', async () => {
    const { longWrites, names, put } = await open({ lockWaitMs: 1 });
    const makeReady = sql`create temp table ready_word (n integer, word text)`;
    const layReady = sql`insert into "ready_word" values (1, 'a'), (2, 'b')`;
    await longWrites.connection().execute(async (at) => {
      await makeReady.execute(at);
      await layReady.execute(at);
      await put('other');
      await expect(put('c', at)).rejects.toThrow(/in a transaction/);
      await at.transaction().execute((trx) => sql`insert into item select word from ready_word`.execute(trx));
    });
    expect(await names()).toEqual(['a', 'b', 'other']);
    // What nobody stored is gone with its thread.
    await longWrites.connection().execute((at) => makeReady.execute(at));
    await longWrites.connection().execute((at) => makeReady.execute(at));
  });

  it('are transactions: a single statement is refused', async () => {
    const { longWrites, put } = await open();
    await expect(put('a', longWrites)).rejects.toThrow(/in a transaction/);
  });
});
