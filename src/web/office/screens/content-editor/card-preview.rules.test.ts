import { expect, it } from 'vitest';
import { cutCards } from './card-preview.rules.ts';

const letters = (count: number) => 'آ'.repeat(count);
const long = { description: letters(600) };

// accepts 486
it.each([
  { kind: 'article', list: `${letters(512)}…`, home: [256] },
  { kind: 'news', list: `${letters(512)}…`, home: [256] },
  { kind: 'video', list: `${letters(512)}…`, home: [512, 256] },
  { kind: 'website', list: `${letters(512)}…`, home: [] },
  { kind: 'permit', list: `${letters(512)} …`, home: [] },
  { kind: 'product', list: `${letters(350)}…`, home: [512, 256] },
] as const)('cuts the card of $kind as the site does', ({ kind, list, home }) => {
  const cards = cutCards(kind, long);
  expect(cards?.list).toMatchObject({ text: list, isCut: true });
  expect(cards?.home.map(({ limit, text }) => [limit, text])).toEqual(
    home.map((limit) => [limit, `${letters(limit)}…`]),
  );
});

it('adds nothing to a text that fits, and knows kinds without cards', () => {
  expect(cutCards('article', { description: '<p>کوتاه</p>' })?.list).toMatchObject({
    text: 'کوتاه',
    isCut: false,
  });
  expect(cutCards('faq', long)).toBeUndefined();
});
