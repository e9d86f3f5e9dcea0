import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ContentCallName, contentCalls, readContentCall } from '#contract/content/calls.ts';
import { storeDemo } from '#demo/store-demo.ts';
import { contentAnswers } from '#features/content/index.ts';
import { explainPlans } from '#kit/explain-plans.ts';
import { openTestStorage } from '#kit/open-test-storage.ts';
import type { Db, Storage } from '#storage/dialect.ts';

/* Every statement of the content API, explained by SQLite: nothing that grows may be read whole or sorted. */

/** Calls that bring a small table whole: menus, questions, colleagues. They may read and sort all of it. */
const wholeTables: ContentCallName[] = [
  'listProductTypes',
  'listGalleryGroups',
  'listColleagues',
  'listFaqs',
  'listDynamicPages',
];

const input = {
  pageKey: 'HomeIndex',
  count: 3,
  productTypeId: 1,
  id: 1,
  pageNumber: 2,
  pageCount: 3,
  permitType: 1,
  pageIndex: 1,
  pageSize: 5,
  q: 'دستگاه',
};

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage('sqlite');
  await storeDemo({ storage, config: { dataDir: '', embedHosts: [] } });
});
afterAll(() => storage.close());

const inputOf = (name: ContentCallName): object => {
  const { params, query, body } = readContentCall(name);
  const names = [params, query, body].flatMap((schema) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
  );
  return Object.fromEntries(Object.entries(input).filter(([key]) => names.includes(key)));
};

/** Runs a call and gives the plan of each of its statements, line by line. */
const explain = (name: ContentCallName): Promise<string[]> => {
  const answer = contentAnswers[name] as (deps: { db: Db }, input: object) => Promise<unknown>;
  return explainPlans(storage, ({ db }) => answer({ db }, inputOf(name)));
};

/** A sort, or a walk through a table that follows no index. */
const isCostly = (line: string): boolean => line.startsWith('USE TEMP B-TREE') || /^SCAN \w+$/.test(line);

const callNames = (Object.keys(contentCalls) as ContentCallName[]).filter(
  (name) => !wholeTables.includes(name),
);

describe('the plan of every content call', () => {
  it.each(callNames)('%s reads by an index', async (name) => {
    const plan = await explain(name);
    expect(plan.length).toBeGreaterThan(0);
    expect(plan.filter(isCostly)).toEqual([]);
  });
});
