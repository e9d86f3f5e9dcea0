import { describe, expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

describe('the numbers of a pager', () => {
  it('shows every page of a short list', () => {
    expect(listPages(1, 1)).toEqual([1]);
    expect(listPages(2, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('hides what lies far from the current page behind gaps', () => {
    expect(listPages(5, 10)).toEqual([1, 'gap', 4, 5, 6, 'gap', 10]);
    expect(listPages(1, 10)).toEqual([1, 2, 'gap', 10]);
  });

  it('never hides a single number', () => {
    expect(listPages(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
