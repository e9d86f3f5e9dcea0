import { describe, expect, it } from 'vitest';
import { crumbsOfPage, listFamily } from './place-page.ts';

const pages = [
  {
    id: 1,
    title: 'شرکت',
    children: [
      { id: 2, title: 'تاریخچه' },
      { id: 3, title: 'شعبه‌ها' },
    ],
  },
  { id: 4, title: 'حریم خصوصی', children: [] },
];

describe('the place of a dynamic page', () => {
  it('is under its root', () => {
    expect(crumbsOfPage(pages, { id: 2, title: 'تاریخچه' }).map(({ href }) => href)).toEqual([
      '/',
      '/page/1',
      undefined,
    ]);
    expect(crumbsOfPage(pages, { id: 4, title: 'حریم خصوصی' })).toHaveLength(2);
    expect(crumbsOfPage(pages, null)).toHaveLength(1);
  });

  it('is beside its family, itself left out', () => {
    expect(listFamily(pages, 2).map(({ href }) => href)).toEqual(['/page/1', '/page/3']);
    expect(listFamily(pages, 1).map(({ href }) => href)).toEqual(['/page/2', '/page/3']);
    expect(listFamily(pages, 4)).toEqual([]);
    expect(listFamily(pages, 99)).toEqual([]);
  });
});
