import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitContent } from '#kit/commit-content.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { type ContentWriter, contentAnswers } from '../index.ts';
import { readContentVersion } from './content-version.repository.ts';

const words = {
  description: 'شرح',
  body_text: '<p>متن</p>',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  image_high: null,
  image_low: null,
};
const article = (id: number, more: object = {}) => ({
  id,
  title: `مقاله ${id}`,
  ...words,
  published_at: id * 1_000,
  is_show: 1,
  ...more,
});

describe.each(engines)('content on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());

  const write = (work: (writer: ContentWriter) => Promise<void>) =>
    commitContent(storage.db, work, ['player.example']);

  it('lists the newest first, leaves hidden items out and counts what is shown', async () => {
    await write(async (writer) => {
      for (const id of [1, 2, 3]) await writer.storeItem('article', article(id));
      await writer.storeItem('article', article(4, { is_show: 0 }));
    });
    const page = await contentAnswers.pageArticles({ db: storage.db }, { pageNumber: 1, pageCount: 2 });
    expect(page.pagingResult.map(({ id }) => id)).toEqual([3, 2]);
    expect(page).toMatchObject({ totalCount: 3, totalPages: 2 });
    await expect(contentAnswers.getArticle({ db: storage.db }, { id: 4 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('leaves out the bodies of lists, and nothing else, for who asks so', async () => {
    const video = { ...article(1), video_address: '/media/a.mp4' };
    const permit = { ...article(1), permit_type: 2 };
    await write(async (writer) => {
      await writer.storeItem('video', video);
      await writer.storeItem('permit', permit);
    });
    const cards = { db: storage.db, withoutBodies: true };
    const [shownVideo] = await contentAnswers.topVideos(cards, { count: 1 });
    expect(shownVideo).toMatchObject({ title: video.title, bodyText: '', videoAddress: '/media/a.mp4' });
    const { pagingResult } = await contentAnswers.pagePermits(cards, {
      permitType: 2,
      pageNumber: 1,
      pageCount: 5,
    });
    expect(pagingResult).toMatchObject([{ description: 'شرح', bodyText: '', permitType: 2 }]);
  });

  it('stores the same item twice as one, with the newest words', async () => {
    await write((writer) => writer.storeItem('article', article(1, { title: 'تازه' })));
    const found = await contentAnswers.getArticle({ db: storage.db }, { id: 1 });
    expect(found.title).toBe('تازه');
  });

  it('sanitizes rich text on its way in', async () => {
    const hostile = '<p onclick="x()">متن<script>alert(1)</script><a href="javascript:x">پیوند</a></p>';
    await write((writer) => writer.storeItem('article', article(5, { body_text: hostile })));
    const { bodyText } = await contentAnswers.getArticle({ db: storage.db }, { id: 5 });
    expect(bodyText).toBe('<p>متن<a>پیوند</a></p>');
  });

  it('raises the content version with each write, and not with one that fails', async () => {
    const before = await readContentVersion(storage.db);
    await write((writer) => writer.storeItem('article', article(6)));
    expect(await readContentVersion(storage.db)).toBe(before + 1);
    const failing = write(async (writer) => {
      await writer.storeItem('article', article(7));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await readContentVersion(storage.db)).toBe(before + 1);
    await expect(contentAnswers.getArticle({ db: storage.db }, { id: 7 })).rejects.toThrow();
  });
});
