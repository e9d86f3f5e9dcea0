import { expect, it } from 'vitest';
import { Day, pageQuery, SearchText } from '#contract/office/office-values.ts';
import {
  isDay,
  isIntegerFrom,
  isTextUpTo,
  pageAddress,
  readAddress,
  writeAddress,
} from './address-state.rules.ts';
import { describePages } from './list-pager.tsx';

const table = { q: isTextUpTo(5), state: ['new', 'open'], from: isDay, ...pageAddress };

// accepts 461
it('reads a list’s state out of the address', () => {
  expect(readAddress(table, new URLSearchParams('q=سارا&state=open&page=3&size=50&other=1'))).toEqual({
    q: 'سارا',
    state: 'open',
    page: '3',
    size: '50',
  });
});

it('passes over parts that are refused, and keeps the rest', () => {
  expect(
    readAddress(table, new URLSearchParams('q=toolong&state=gone&from=2026-02-30&page=x&size=50')),
  ).toEqual({ size: '50' });
  expect(readAddress(table, new URLSearchParams('q=&state=&from=&page='))).toEqual({});
});

it.each([
  ['2026-03-21', '2024-02-29', '2026-02-29', '2026-02-30', '2100-02-29', '2000-02-29', '1970-01-01'],
  [
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '0000-01-01',
    '1899-01-01',
    '2199-12-31',
    '2200-01-01',
  ],
  [
    '2026-03-21T00:00:00Z',
    ' 2026-03-21',
    '+002026-03-21',
    '0',
    '1',
    '01',
    '1.0',
    '-1',
    '1e3',
    '10000',
    '10001',
  ],
  [
    '25',
    '50',
    '100',
    '30',
    '1000000000',
    'x',
    '۱',
    'a'.repeat(200),
    'a'.repeat(201),
    '😀'.repeat(101),
    '😀'.repeat(201),
  ],
])('allows what the server takes: %s, %s …', (...values) => {
  for (const value of values) {
    expect(isDay(value), value).toBe(Day.safeParse(value).success);
    expect(pageAddress.page(value), value).toBe(pageQuery.page.safeParse(value).success);
    expect(
      pageAddress.size.some((size) => size === value),
      value,
    ).toBe(pageQuery.size.safeParse(value).success);
    expect(isTextUpTo(200)(value), value).toBe(SearchText.safeParse(value).success);
  }
  expect(isIntegerFrom(0, 9)('0')).toBe(true);
});

it('goes to the first page when anything but the page changes', () => {
  const now = new URLSearchParams('q=a&page=4');
  expect(writeAddress(now, { q: 'b' }).toString()).toBe('q=b');
  expect(writeAddress(now, { page: '5' }).toString()).toBe('q=a&page=5');
  expect(writeAddress(now, { q: undefined, page: '1' }).toString()).toBe('');
});

it('says which rows a page shows, and when it lies past the end', () => {
  expect(describePages({ page: 2, size: 25, total: 31 })).toEqual({
    pages: 2,
    from: 26,
    to: 31,
    isPastEnd: false,
  });
  expect(describePages({ page: 3, size: 25, total: 31 })).toEqual({
    pages: 2,
    from: 26,
    to: 31,
    isPastEnd: true,
  });
  expect(describePages({ page: 1, size: 25, total: 0 })).toEqual({
    pages: 1,
    from: 0,
    to: 0,
    isPastEnd: false,
  });
});
