import { describe, expect, it } from 'vitest';
import { type ListAddress, readPageNumber, readPageQuery } from './read-page-number.ts';
import { requireId } from './require-id.ts';

const address: ListAddress = { title: 'مقاله‌ها', hrefOf: (page) => `/articles/${page}` };

/** What a thrown answer says: where it leads, or its status. */
const thrownBy = (work: () => unknown): string => {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
    return String((thrown as { init?: { status?: number } }).init?.status);
  }
  return 'nothing';
};

describe('a page number', () => {
  it('is read when it is plain', () => {
    expect(readPageNumber('1', address)).toBe(1);
    expect(readPageNumber('40', address)).toBe(40);
  });

  it('leads to its plain form when it is missing or written otherwise', () => {
    expect(thrownBy(() => readPageNumber(undefined, address))).toBe('301 /articles/1');
    expect(thrownBy(() => readPageNumber('  ', address))).toBe('301 /articles/1');
    for (const text of ['۱۲', '١٢', '012', ' 12', '1۲']) {
      expect(
        thrownBy(() => readPageNumber(text, address)),
        text,
      ).toBe('301 /articles/12');
    }
  });

  it('is missing when it is no page number', () => {
    for (const text of ['0', '00', '-1', '1.5', '1e3', 'abc', '1a', '½', '０']) {
      expect(
        thrownBy(() => readPageNumber(text, address)),
        text,
      ).toBe('404');
    }
  });

  it('stays past every end when it is too large to count with', () => {
    expect(readPageNumber('9'.repeat(9), address)).toBe(999_999_999);
    expect(readPageNumber('9'.repeat(400), address)).toBe(999_999_999);
  });

  it('in a query is the first page when nobody asked for one', () => {
    expect(readPageQuery(new Request('http://site/permitssoft'), address)).toBe(1);
    expect(readPageQuery(new Request('http://site/permitssoft?page=3&page=4'), address)).toBe(3);
    expect(thrownBy(() => readPageQuery(new Request('http://site/a?page='), address))).toBe(
      '301 /articles/1',
    );
  });
});

describe('an id', () => {
  const read = (text: string | undefined) => requireId(text, '/page', { title: '', href: '/' });

  it('is read when it is plain, and leads to its plain form when it is not', () => {
    expect(read('7')).toBe(7);
    expect(thrownBy(() => read('۷'))).toBe('301 /page/7');
    expect(thrownBy(() => read('007'))).toBe('301 /page/7');
  });

  it('is unknown when it is none', () => {
    for (const text of [undefined, '', 'x', '-1', '1.0', '1234567890', "1' or '1'='1"]) {
      expect(
        thrownBy(() => read(text)),
        text,
      ).toBe('404');
    }
  });
});
