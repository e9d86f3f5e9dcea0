import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from './dialect.ts';
import { insertRows } from './insert-rows.ts';

describe.each(engines)('many rows at once on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());

  const columns = ['id', 'question', 'answer', 'show_priority'] as const;
  const read = () => storage.db.selectFrom('faq').select(columns).orderBy('id').execute();

  it('are stored as they are, whatever their words, and what is there already stays', async () => {
    const rows = [
      { id: 1, question: `می‌شود "این" و 'آن'؟ \\ ; -- \n`, answer: '007', show_priority: -3 },
      { id: 2, question: '{"a":1}', answer: '', show_priority: 2_000_000_000 },
    ];
    const returned = ['id', 'answer'] as const;
    expect(await insertRows(storage.db, 'faq', { columns, rows, returned })).toEqual([
      { id: 1, answer: '007' },
      { id: 2, answer: '' },
    ]);
    expect(await read()).toEqual(rows);
    const other = { id: 2, question: 'x', answer: 'x', show_priority: 0 };
    const more = { id: 3, question: 'y', answer: 'y', show_priority: 0 };
    expect(await insertRows(storage.db, 'faq', { columns, rows: [other, more], returned })).toEqual([
      { id: 3, answer: 'y' },
    ]);
    expect(await read()).toEqual([...rows, more]);
    expect(await insertRows(storage.db, 'faq', { columns, rows: [], returned })).toEqual([]);
  });

  it('are refused together when a rule is broken', async () => {
    const before = await read();
    const rows = [
      { id: 8, question: 'x', answer: 'x', show_priority: 0 },
      { id: 9, question: null, answer: 'x', show_priority: 0 },
    ];
    await expect(insertRows(storage.db, 'faq', { columns, rows })).rejects.toThrow(/null/i);
    expect(await read()).toEqual(before);
  });
});
