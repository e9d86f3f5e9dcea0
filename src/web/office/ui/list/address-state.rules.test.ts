import { expect, it } from 'vitest';
import { z } from 'zod';
import { readAddress, writeAddress } from './address-state.rules.ts';
import { describePages } from './page-range.rules.ts';

const schema = z.object({
  q: z.string().max(5).optional(),
  page: z.coerce.number().int().min(1).default(1),
  size: z.enum(['25', '50', '100']).default('25'),
});

// accepts 461
it('reads a list’s state out of the address', () => {
  expect(readAddress(schema, new URLSearchParams('q=سارا&page=3&size=50&other=1'))).toEqual({
    q: 'سارا',
    page: 3,
    size: '50',
  });
});

it('passes over parts that are refused, and keeps the rest', () => {
  expect(readAddress(schema, new URLSearchParams('q=toolong&page=x&size=50'))).toEqual({
    page: 1,
    size: '50',
  });
});

it('goes to the first page when anything but the page changes', () => {
  const now = new URLSearchParams('q=a&page=4');
  expect(writeAddress(now, { q: 'b' }).toString()).toBe('q=b');
  expect(writeAddress(now, { page: 5 }).toString()).toBe('q=a&page=5');
  expect(writeAddress(now, { q: undefined, page: 1 }).toString()).toBe('');
});

it('says which rows a page shows, and when it lies past the end', () => {
  expect(describePages({ page: 2, size: 25, total: 31 })).toEqual({
    pages: 2,
    from: 26,
    to: 31,
    isPastEnd: false,
  });
  expect(describePages({ page: 3, size: 25, total: 31 }).isPastEnd).toBe(true);
  expect(describePages({ page: 1, size: 25, total: 0 })).toEqual({
    pages: 1,
    from: 0,
    to: 0,
    isPastEnd: false,
  });
});
