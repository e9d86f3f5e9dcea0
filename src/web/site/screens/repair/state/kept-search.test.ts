import { afterEach, expect, it, vi } from 'vitest';
import { createStorage } from '#kit/create-storage.ts';
import { keepSearch, readSearch } from './kept-search.ts';
import { emptySearch } from './search-values.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the search over a reload', () => {
  vi.stubGlobal('window', { sessionStorage: createStorage() });
  const search = { ...emptySearch, serialNumber: 'AZ-1000', centre: { id: 3, name: 'پارسه' } };
  keepSearch(search);
  expect(readSearch()).toEqual(search);
});

it('begins empty when what it holds is not a search', () => {
  vi.stubGlobal('window', { sessionStorage: createStorage() });
  for (const text of ['', '{', '[]', '{"mode":3}']) {
    window.sessionStorage.setItem('azma.repair.search', text);
    expect(readSearch()).toEqual(emptySearch);
  }
});

it('begins empty where the browser keeps nothing', () => {
  vi.stubGlobal('window', {});
  keepSearch({ ...emptySearch, serialNumber: 'AZ-1000' });
  expect(readSearch()).toEqual(emptySearch);
});
