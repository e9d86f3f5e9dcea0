import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { commitContent, putContent } from '#kit/put-content.ts';
import type { Storage } from '#storage/dialect.ts';
import { contentAnswers } from '../index.ts';
import { readContentVersion } from './content-version.repository.ts';

const article = (id: number, more: object = {}) => ({
  kind: 'article' as const,
  id,
  input: {
    title: `مقاله ${id}`,
    description: 'شرح',
    bodyText: '<p>متن</p>',
    publishedAt: new Date(id * 1_000).toISOString(),
    ...more,
  },
});

describe.each(engines)('content on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());

  const write = (item: Parameters<typeof putContent>[1]) => commitContent(storage.db, item);

  it('lists the newest first, leaves hidden items out and counts what is shown', async () => {
    for (const id of [1, 2, 3]) await write(article(id));
    await write({ ...article(4), isShown: false });
    const page = await contentAnswers.pageArticles({ db: storage.db }, { pageNumber: 1, pageCount: 2 });
    expect(page.pagingResult.map(({ id }) => id)).toEqual([3, 2]);
    expect(page).toMatchObject({ totalCount: 3, totalPages: 2 });
    await expect(contentAnswers.getArticle({ db: storage.db }, { id: 4 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('leaves out the bodies of lists, and nothing else, for who asks so', async () => {
    await write({ ...article(1, { videoAddress: '/media/a.mp4' }), kind: 'video' });
    await write({ ...article(1, { permitType: 1 }), kind: 'permit' });
    const cards = { db: storage.db, withoutBodies: true };
    const [shownVideo] = await contentAnswers.topVideos(cards, { count: 1 });
    expect(shownVideo).toMatchObject({ title: 'مقاله 1', bodyText: '', videoAddress: '/media/a.mp4' });
    const { pagingResult } = await contentAnswers.pagePermits(cards, {
      permitType: 1,
      pageNumber: 1,
      pageCount: 5,
    });
    expect(pagingResult).toMatchObject([{ description: 'شرح', bodyText: '', permitType: 1 }]);
  });

  it('stores the same item twice as one, with the newest words', async () => {
    await write(article(1, { title: 'تازه' }));
    const found = await contentAnswers.getArticle({ db: storage.db }, { id: 1 });
    expect(found.title).toBe('تازه');
  });

  it('sanitizes rich text on its way in', async () => {
    const hostile = '<p onclick="x()">متن<script>alert(1)</script><a href="javascript:x">پیوند</a></p>';
    await write(article(5, { bodyText: hostile }));
    const { bodyText } = await contentAnswers.getArticle({ db: storage.db }, { id: 5 });
    expect(bodyText).toBe('<p>متن<a>پیوند</a></p>');
  });

  it('raises the content version with each write, and not with one that fails', async () => {
    const before = await readContentVersion(storage.db);
    await write(article(6));
    expect(await readContentVersion(storage.db)).toBe(before + 1);
    const failing = storage.db.transaction().execute(async (trx) => {
      await putContent(trx, article(7));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await readContentVersion(storage.db)).toBe(before + 1);
    await expect(contentAnswers.getArticle({ db: storage.db }, { id: 7 })).rejects.toThrow();
  });
});
