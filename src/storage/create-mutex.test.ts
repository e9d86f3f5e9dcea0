import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStorage } from '#kit/open-test-storage.ts';
import { createMutex } from './create-mutex.ts';
import type { Storage } from './dialect.ts';

describe('createMutex', () => {
  // accepts 772
  it('lets the process look at its sockets between two turns that follow each other', async () => {
    const mutex = createMutex();
    const events: string[] = [];
    const work = async (name: string) => {
      const end = await mutex.take();
      events.push(name);
      end();
    };
    const works = ['first', 'second', 'third'].map(work);
    const look = () => {
      events.push('socket');
      if (events.length < 6) setImmediate(look);
    };
    setImmediate(look);
    await Promise.all(works);
    expect(events.filter((event) => event !== 'socket')).toEqual(['first', 'second', 'third']);
    expect(events.slice(0, events.indexOf('third'))).toContain('socket');
    expect(events.indexOf('third') - events.indexOf('second')).toBeGreaterThan(1);
  });
});

describe('transactions of counts on sqlite', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage('sqlite');
  });
  afterAll(() => storage.close());

  // accepts 772
  it('do not wait for the disk, and the next write does', async () => {
    const read = async (db: Storage['db']) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(trx);
        return rows[0]?.synchronous;
      });
    const [full, normal] = [2, 1];
    expect(await read(storage.unsyncedDb)).toBe(normal);
    expect(await read(storage.db)).toBe(full);
    await expect(
      storage.unsyncedDb.transaction().execute(() => Promise.reject(new Error('undone'))),
    ).rejects.toThrow('undone');
    expect(await read(storage.db)).toBe(full);
  });
});
