import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainPlans } from '#kit/explain-plans.ts';
import { openTestStorage } from '#kit/open-test-storage.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { countFiles, listFiles } from './media-files.repository.ts';

/* A library of ten thousand files costs what one of a hundred does: every statement walks an index and stops. */

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage('sqlite');
});
afterAll(() => storage.close());

const plansOf = (run: (db: Db) => Promise<unknown>): Promise<string[]> =>
  explainPlans(storage, ({ db }) => run(db));

/** A sort of everything found, or a walk through the library that is neither by an index nor in its own order. */
const isCostly = (line: string): boolean =>
  line.startsWith('USE TEMP B-TREE FOR ORDER') || /^SCAN media_(file|word)$/.test(line);

const page = { limit: 49, offset: 0 };
const address = `/media/library/ab/${'ab'.repeat(16)}-low.webp`;

describe('the plan of every question to the library', () => {
  it.each([
    ['one kind', { kind: 'picture' as const }],
    ['pictures without alternative text', { withoutAlt: true }],
    ['words', { q: 'سانتریفیوژ کوچک' }],
    ['words within a kind', { q: 'سانتریفیوژ', kind: 'pdf' as const }],
  ])('%s are found by an index', async (_, filter) => {
    const plan = await plansOf(async (db) => {
      await listFiles(db, { ...filter, ...page });
      await countFiles(db, filter, 1_000);
    });
    expect(plan.length).toBeGreaterThan(1);
    expect(plan.filter(isCostly)).toEqual([]);
  });

  it('the address of a small picture is found by the hash it carries', async () => {
    const plan = await plansOf((db) => countFiles(db, { address }, 1_000));
    const lines = plan.filter((line) => line.includes('media_file'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^SEARCH media_file USING .*INDEX .*hash/);
  });

  it('the newest files come from the end of the table, which is not read whole', async () => {
    const plan = await plansOf((db) => listFiles(db, page));
    expect(plan).toEqual(['SCAN media_file']);
  });
});
