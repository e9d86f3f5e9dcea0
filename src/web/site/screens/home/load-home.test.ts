import { describe, expect, it } from 'vitest';
import { createContentClient } from '#contract/content/client.ts';
import { loadHome } from './load-home.ts';

type Answers = Record<string, unknown>;

const product = (id: number, description = 'شرح') => ({
  id,
  title: `محصول ${id}`,
  description,
  bodyText: '',
  images: [],
  videoAddress: null,
  installVideoAddress: null,
  userManualAddress: null,
  isShow: true,
  showPriority: 1,
  productTypeId: 1,
  price: 0,
  realPrice: 0,
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
});

const video = (id: number) => ({
  id,
  title: `ویدئو ${id}`,
  description: 'آ'.repeat(600),
  bodyText: '',
  videoAddress: '/media/clip.mp4',
  imageAddressHighQuality: null,
  imageAddressLowQuality: null,
  publishedAt: '2026-11-06',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
});

/** A content API that knows only the given paths; a path mapped to an Error breaks the connection. */
const loadFrom = (answers: Answers) => {
  const asked: string[] = [];
  const client = createContentClient({
    origin: 'http://api.example',
    fetch: async ({ url }) => {
      const path = new URL(url).pathname.replace('/api/v1', '');
      asked.push(path);
      const answer = answers[path];
      if (answer instanceof Error) throw answer;
      if (answer === undefined) return Response.json({ isSuccess: false, result: null });
      return Response.json({ isSuccess: true, result: answer });
    },
  });
  return loadHome(client).then((home) => ({ home, asked }));
};

describe('what the home page loads', () => {
  // accepts 059, 060, 402, 403
  it('asks for one featured device, two programs and four of each kind', async () => {
    const { asked } = await loadFrom({});
    expect(asked).toEqual(
      expect.arrayContaining([
        '/StaticPages/GetByPageKey/HomeIndex',
        '/Products/GetTopByProductTypeId/1/6',
        '/Products/GetTopByProductTypeId/2/4',
        '/Videos/GetTop/4',
        '/Blogs/GetTop/4',
        '/Articles/GetTop/4',
        '/Colleagues/GetList',
      ]),
    );
  });

  it('fills an empty featured place from the plain list', async () => {
    const { home } = await loadFrom({
      '/Products/GetTopByProductTypeId/1/6': [],
      '/Products/GetTopByProductTypeId/1/1': [product(7)],
      '/Products/GetTopByProductTypeId/2/4': [product(71)],
    });
    expect(home.hardware.items.map(({ id }) => id)).toEqual([7]);
    expect(home.software.items.map(({ id }) => id)).toEqual([71]);
  });

  // accepts 062, 063, 065, 067, 407
  it('cuts texts where the home page cuts them', async () => {
    const { home } = await loadFrom({
      '/Products/GetTopByProductTypeId/1/6': [product(61, 'ب'.repeat(600))],
      '/Products/GetTopByProductTypeId/2/4': [product(71, 'ب'.repeat(600))],
      '/Videos/GetTop/4': [video(1), video(2)],
    });
    expect(home.hardware.items[0]?.text).toBe(`${'ب'.repeat(512)}…`);
    expect(home.software.items[0]?.text).toBe(`${'ب'.repeat(256)}…`);
    expect(home.videos.items.map(({ text }) => text.length)).toEqual([513, 257]);
  });

  // accepts 381, 382
  it('passes over a refusal in silence and marks a broken call', async () => {
    const { home } = await loadFrom({ '/Blogs/GetTop/4': new Error('connection lost') });
    expect(home.news).toEqual({ items: [], failed: true });
    expect(home.articles).toEqual({ items: [], failed: false });
    expect(home.slides).toEqual([]);
  });
});
