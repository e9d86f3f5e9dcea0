import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from './dialect.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './open-sqlite.ts';
import { readAtOnce } from './read-at-once.ts';
import { writeOnce } from './write-once.ts';

const faq = (id: number) => ({ id, question: `پرسش ${id}`, answer: 'پاسخ', show_priority: id, is_show: 1 });

/** Counts how often its statement is built. */
const createQuestion = () => {
  let built = 0;
  const list = writeOnce((db, { above, limit }: { above: number; limit: number }, order: 'asc' | 'desc') => {
    built += 1;
    return db.selectFrom('faq').select('id').where('id', '>', above).orderBy('id', order).limit(limit);
  });
  return { list, built: () => built };
};
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe.each([...engines, 'a file of SQLite'] as const)('a question written once on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage =
      engine === 'a file of SQLite'
        ? openSqlite(`${makeFolder('write-once')}/a.sqlite`)
        : await openTestStorage(engine);
    if (engine === 'a file of SQLite') await migrate(storage);
    await storage.db.insertInto('faq').values([1, 2, 3, 4].map(faq)).execute();
  });
  afterAll(() => storage.close());

  it('answers for the values of each caller, also of those who ask at once', async () => {
    const { list } = createQuestion();
    const asked = [
      list(storage.db, { above: 1, limit: 2 }, 'asc'),
      list(storage.db, { above: 2, limit: 5 }, 'asc'),
      list(storage.db, { above: 1, limit: 2 }, 'desc'),
      list(storage.db, { above: 9, limit: 2 }, 'asc'),
    ];
    expect((await Promise.all(asked)).map(ids)).toEqual([[2, 3], [3, 4], [4, 3], []]);
  });

  it('is built once for each form', async () => {
    const { list, built } = createQuestion();
    for (const above of [0, 1, 2]) await list(storage.db, { above, limit: 1 }, 'asc');
    expect(built()).toBe(1);
    await list(storage.db, { above: 0, limit: 1 }, 'desc');
    expect(built()).toBe(2);
  });

  it('sees inside a transaction what it wrote, and outside nothing of it', async () => {
    const { list } = createQuestion();
    const last = (db: Storage['db']) => list(db, { above: 0, limit: 1 }, 'desc').then(ids);
    const gone = storage.db.transaction().execute(async (db) => {
      await db.insertInto('faq').values(faq(5)).execute();
      expect(await last(db)).toEqual([5]);
      throw new Error('undone');
    });
    await expect(gone).rejects.toThrow('undone');
    expect(await last(storage.db)).toEqual([4]);
  });

  it('goes the ordinary way where reading in place fails, and says why it failed', async () => {
    const count = { sql: 'select count(*) as count from nothing_of_the_kind', parameters: [] };
    expect(readAtOnce(storage.db, count)).toBeUndefined();
    const broken = writeOnce((db) => db.selectFrom('nothing_of_the_kind' as 'faq').select('id'));
    await expect(broken(storage.db, {})).rejects.toThrow(/nothing_of_the_kind/);
  });
});

it('reads in place from a file, and never writes there', async () => {
  const storage = openSqlite(`${makeFolder('read-at-once')}/a.sqlite`);
  expect(readAtOnce(storage.db, { sql: 'select ? as given', parameters: [3] })).toEqual([{ given: 3 }]);
  const write = { sql: 'create table written (id integer)', parameters: [] };
  expect(readAtOnce(storage.db, write)).toBeUndefined();
  await storage.close();
  expect(readAtOnce(storage.db, { sql: 'select 1', parameters: [] })).toBeUndefined();
});
