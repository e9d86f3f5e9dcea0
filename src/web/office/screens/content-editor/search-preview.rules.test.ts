import { expect, it } from 'vitest';
import { describeSearchResult } from './search-preview.rules.ts';

// accepts 487
it('shows the meta fields, and without them the title and the first 160 characters, marked as the page’s own', () => {
  const own = describeSearchResult({
    title: 'ت',
    description: 'ش',
    metaTitle: 'عنوان',
    metaDescription: 'شرح',
  });
  expect(own.title).toMatchObject({ text: 'عنوان', isFromPage: false });
  expect(own.description).toMatchObject({ text: 'شرح', isFromPage: false });

  const words = 'واژه '.repeat(60).trim();
  const page = describeSearchResult({ title: 'عنوان صفحه', description: `<p>${words}</p>`, metaTitle: ' ' });
  expect(page.title).toMatchObject({ text: 'عنوان صفحه', isFromPage: true });
  expect(page.description.isFromPage).toBe(true);
  expect([...page.description.text].length).toBeLessThanOrEqual(160);
  expect(words.startsWith(page.description.text.replace(/…$/, '').trim())).toBe(true);
});
