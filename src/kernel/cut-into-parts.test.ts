import { expect, it } from 'vitest';
import { cutIntoParts } from './cut-into-parts.ts';

it('keeps every value once and in order, with a shorter last part', () => {
  expect(cutIntoParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(cutIntoParts([1, 2], 2)).toEqual([[1, 2]]);
  expect(cutIntoParts([], 2)).toEqual([]);
});
