import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDocuments } from './difference.rules.ts';

describe('the difference of two texts', () => {
  const compareTitles = (from: string, to: string) =>
    compareDocuments({ title: from }, { title: to })[0]?.words ?? [];

  // accepts 483
  it('marks the words that were added and removed', () => {
    expect(compareTitles('دستگاه خوب است', 'دستگاه بسیار خوب بود')).toEqual([
      { mark: 'same', text: 'دستگاه ' },
      { mark: 'added', text: 'بسیار ' },
      { mark: 'same', text: 'خوب ' },
      { mark: 'removed', text: 'است' },
      { mark: 'added', text: 'بود' },
    ]);
  });

  it('gives back both texts, whatever they are', () => {
    const text = fc.string({ unit: fc.constantFrom('الف', 'ب', ' ', '\n', 'x') });
    fc.assert(
      fc.property(text, text, (from, to) => {
        fc.pre(from !== to);
        const marks = compareTitles(from, to);
        const without = (mark: string) =>
          marks
            .filter((one) => one.mark !== mark)
            .map((one) => one.text)
            .join('');
        expect(without('added')).toBe(from);
        expect(without('removed')).toBe(to);
      }),
    );
  });

  // accepts 744
  it('shows changed headings, links, pictures and fields besides words', () => {
    const compare = (from: string, to: string) =>
      compareDocuments({ bodyText: from }, { bodyText: to })[0]?.words.filter(({ mark }) => mark !== 'same');
    expect(compare('<h2>وزن</h2><p>ده</p>', '<h3>وزن</h3><p>ده</p>')).toEqual([
      { mark: 'removed', part: 'heading', text: '2' },
      { mark: 'added', part: 'heading', text: '3' },
    ]);
    expect(
      compare('<p>یک <a href="/a?x=1&amp;y=2">دو</a> سه</p>', '<p>یک <a href="/b">دو</a> سه</p>'),
    ).toEqual([
      { mark: 'removed', part: 'link', text: '/a?x=1&y=2' },
      { mark: 'added', part: 'link', text: '/b' },
    ]);
    expect(compare('<p>یک</p>', '<p>یک</p><p>دو</p>')).toEqual([{ mark: 'added', text: 'دو ' }]);
    const picture = (name: string, alt: string) =>
      `<p>متن</p><img src="/media/${name}.webp?w=800" srcset="/media/${name}.webp?w=480 480w" alt="${alt}" />`;
    expect(compare(picture('a', 'دستگاه'), picture('b', 'دستگاه'))).toEqual([
      { mark: 'removed', part: 'picture', text: '/media/a.webp' },
      { mark: 'added', part: 'picture', text: '/media/b.webp' },
    ]);
    expect(compare(picture('a', 'پیش'), picture('a', 'پس'))).toEqual([
      { mark: 'removed', part: 'alt', text: 'پیش' },
      { mark: 'added', part: 'alt', text: 'پس' },
    ]);
    const older = { title: 'یک', price: 0, images: [{ id: 1, imageAddressHighQuality: '/media/a.webp' }] };
    const newer = { title: 'یک', price: 5, images: [{ id: 2, imageAddressHighQuality: '/media/b.webp' }] };
    expect(compareDocuments(older, newer)).toEqual([
      { field: 'price', words: [expect.anything(), { mark: 'added', text: '5' }] },
      {
        field: 'images.0.imageAddressHighQuality',
        words: [
          { mark: 'removed', part: 'picture', text: '/media/a.webp' },
          { mark: 'added', part: 'picture', text: '/media/b.webp' },
        ],
      },
    ]);
    // Only the formatting: the field is named, without a word.
    expect(compare('<p>یک</p>', '<p><strong>یک</strong></p>')).toEqual([]);
  });

  it('goes field by field, reads rich text as words and leaves equal fields out', () => {
    const older = { question: 'چرا؟', answer: '<p>چون <b>یک</b></p>' };
    expect(compareDocuments(older, { ...older, answer: '<p>چون دو</p>' })).toEqual([
      {
        field: 'answer',
        words: [
          { mark: 'same', text: 'چون ' },
          { mark: 'removed', text: 'یک ' },
          { mark: 'added', text: 'دو ' },
        ],
      },
    ]);
  });
});
