import { describe, expect, it } from 'vitest';
import type { ShellData } from '../../layout/load-shell.ts';
import { describeBreadcrumb } from './describe-breadcrumb.ts';
import { describeProduct } from './describe-product.ts';
import { describeVideo } from './describe-reading.ts';

const shell: ShellData = {
  settings: null,
  productTypes: [],
  galleryGroups: [],
  pages: [],
  embedHosts: [],
  mediaOrigin: '',
  publicOrigin: 'https://azma.example',
};
const product = { id: 7, title: 'BA-240', description: '<p>شرح</p>', pictures: [], price: 0, realPrice: 0 };

describe('a product', () => {
  it('costs ten times its toman price, in rials; the discounted price when there is one', () => {
    expect(describeProduct(shell, { ...product, realPrice: 1_250_000 })).toMatchObject({
      offers: { price: 12_500_000, priceCurrency: 'IRR' },
    });
    expect(describeProduct(shell, { ...product, price: 900, realPrice: 1_000 })).toMatchObject({
      offers: { price: 9_000 },
    });
  });

  it('has no offer when people are asked to call', () => {
    expect(describeProduct(shell, product)).not.toHaveProperty('offers');
    expect(describeProduct(shell, { ...product, realPrice: -5 })).not.toHaveProperty('offers');
  });
});

describe('a video', () => {
  const reading = {
    headline: 'ویدئو',
    path: '/videodetails/1',
    picture: null,
    publishedAt: '2026-01-05T08:00:00.000Z',
    meta: { title: '', description: '', keywords: '' },
  };

  it('is a file or a player', () => {
    expect(describeVideo(shell, reading, { address: '/media/a.mp4', seconds: 75.4 })).toMatchObject({
      contentUrl: 'https://azma.example/media/a.mp4',
      duration: 'PT1M15S',
    });
    expect(describeVideo(shell, reading, { address: 'https://player.example/1' })).toMatchObject({
      embedUrl: 'https://player.example/1',
    });
  });
});

describe('a breadcrumb', () => {
  // accepts 677
  it('counts from one, and every step has an address', () => {
    expect(
      describeBreadcrumb(
        [{ title: 'خانه', href: '/' }, { title: 'گروه' }, { title: 'این‌جا' }],
        'https://azma.example',
        '/here',
      ),
    ).toMatchObject({
      itemListElement: [
        { position: 1, name: 'خانه', item: 'https://azma.example/' },
        { position: 2, name: 'این‌جا', item: 'https://azma.example/here' },
      ],
    });
  });
});
