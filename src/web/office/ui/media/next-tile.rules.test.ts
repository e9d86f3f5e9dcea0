import { expect, it } from 'vitest';
import { findNextTile } from './next-tile.rules.ts';

/** Seven tiles in rows of three: 0 1 2, 3 4 5, 6. */
const from = (at: number) => ({ at, count: 7, columns: 3 });

// accepts 458, 502
it.each([
  ['ArrowLeft', 0, 1],
  ['ArrowLeft', 6, 6],
  ['ArrowRight', 3, 2],
  ['ArrowRight', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 6],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 1, 6],
])('%s leads from tile %i to tile %i', (key, at, next) => {
  expect(findNextTile(key, from(at))).toBe(next);
});

it('leaves every other key to the browser', () => {
  expect(findNextTile('Enter', from(1))).toBeUndefined();
  expect(findNextTile('ArrowLeft', { at: -1, count: 0, columns: 1 })).toBeUndefined();
});
