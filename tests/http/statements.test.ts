import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeDemo } from '#demo/store-demo.ts';
import { contentAnswers } from '#features/content/index.ts';
import { openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage('sqlite');
  await storeDemo({ storage, config: { dataDir: '', embedHosts: [] } });
});
afterAll(() => storage.close());

/** Runs a piece of work and counts the statements that reach the database. */
const countStatements = async (work: (db: Storage['db']) => Promise<unknown>): Promise<number> => {
  let count = 0;
  const counting = storage.db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(counting);
  return count;
};

describe('statements for one answer', () => {
  it.each<[string, number, (db: Storage['db']) => Promise<unknown>]>([
    ['a list', 2, (db) => contentAnswers.pageArticles({ db }, { pageNumber: 1, pageCount: 12 })],
    [
      'a page of products with their pictures',
      3,
      (db) =>
        contentAnswers.pageProducts(
          { db },
          { pageNumber: 1, pageCount: 24, permitType: 0, productTypeId: 1 },
        ),
    ],
    ['an article', 1, (db) => contentAnswers.getArticle({ db }, { id: 1 })],
    ['a product', 2, (db) => contentAnswers.getProduct({ db }, { id: 1 })],
    ['the menu of galleries', 2, (db) => contentAnswers.listGalleryGroups({ db }, {})],
  ])('of %s are at most %i', async (_, max, work) => {
    expect(await countStatements(work)).toBeLessThanOrEqual(max);
  });

  it('of everything the home page asks for, beside the shell, are at most ten', async () => {
    const count = await countStatements((db) =>
      Promise.all([
        contentAnswers.getStaticPage({ db }, { pageKey: 'HomeIndex' }),
        contentAnswers.topProducts({ db }, { count: 1, productTypeId: 6 }),
        contentAnswers.topProducts({ db }, { count: 2, productTypeId: 4 }),
        contentAnswers.topVideos({ db }, { count: 4 }),
        contentAnswers.topBlogs({ db }, { count: 4 }),
        contentAnswers.topArticles({ db }, { count: 4 }),
        contentAnswers.listColleagues({ db }, {}),
      ]),
    );
    expect(count).toBeLessThanOrEqual(10);
  });
});
