import { expect, it } from 'vitest';
import { loadReading } from './load-reading.ts';

const item = {
  id: 5,
  title: 'نوشته',
  description: '',
  bodyText: '',
  publishedAt: '2026-01-05T08:00:00.000Z',
  imageAddressHighQuality: null,
  imageAddressLowQuality: null,
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
};

it('is kept by no cache when the others of its kind did not arrive', async () => {
  const loaded = await loadReading({
    path: '/articledetails',
    list: { title: '', href: '/' },
    item: Promise.resolve({ kind: 'ok', result: item }),
    others: Promise.resolve({ kind: 'failed', cause: undefined }),
    extraOf: () => ({}),
  });
  expect(loaded).toMatchObject({
    data: { state: 'shown', more: [] },
    init: { status: 200, headers: { 'cache-control': 'no-store' } },
  });
});
