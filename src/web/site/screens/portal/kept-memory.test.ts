import { describe, expect, it } from 'vitest';
import { emptySearch } from '../repair/state/search-values.ts';
import {
  forgetAll,
  type KeptMemory,
  keepSearch,
  keepUnsaved,
  recallSearch,
  recallUnsaved,
} from './kept-memory.ts';

const createMemory = (): KeptMemory & { names: () => string[] } => {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
    names: () => [...kept.keys()],
  };
};
const forbidden: KeptMemory = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
  key: () => null,
  length: 1,
};

describe('the memory of a tab', () => {
  it('keeps the search over a reload', () => {
    const memory = createMemory();
    const search = { ...emptySearch, serialNumber: 'AZ-1000', centre: { id: 3, name: 'پارسه' } };
    keepSearch(memory, search);
    expect(recallSearch(memory)).toEqual(search);
  });

  it('begins empty when what it holds is not a search', () => {
    const memory = createMemory();
    for (const text of ['', '{', '[]', '{"mode":3}']) {
      memory.setItem('azma.repair.search', text);
      expect(recallSearch(memory)).toEqual(emptySearch);
    }
    expect(recallSearch(undefined)).toEqual(emptySearch);
  });

  it('keeps each text for its own device and kind', () => {
    const memory = createMemory();
    keepUnsaved(memory, 'AZ-1000', 'description', 'متن نیمه‌کاره');
    expect(recallUnsaved(memory, 'AZ-1000', 'description')).toBe('متن نیمه‌کاره');
    expect(recallUnsaved(memory, 'AZ-1001', 'description')).toBe('');
    expect(recallUnsaved(memory, 'AZ-1000', 'note')).toBe('');
    keepUnsaved(memory, 'AZ-1000', 'description', '  ');
    expect(memory.names()).toEqual([]);
  });

  it('forgets everything of the portal and nothing else', () => {
    const memory = createMemory();
    keepSearch(memory, emptySearch);
    keepUnsaved(memory, 'AZ-1000', 'opinion', 'خوب بود');
    memory.setItem('other', '1');
    forgetAll(memory);
    expect(memory.names()).toEqual(['other']);
  });

  it('does without when the browser forbids it', () => {
    keepSearch(forbidden, emptySearch);
    keepUnsaved(forbidden, 'AZ-1000', 'note', 'متن');
    forgetAll(forbidden);
    expect(recallSearch(forbidden)).toEqual(emptySearch);
    expect(recallUnsaved(forbidden, 'AZ-1000', 'note')).toBe('');
  });
});
