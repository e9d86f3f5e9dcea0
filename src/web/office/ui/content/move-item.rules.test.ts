import { expect, it } from 'vitest';
import { moveItem, placeOfKey } from './move-item.rules.ts';

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [1, 99, 'acdb'],
  [9, 0, 'abcd'],
])('moves an item from %i to %i', (from, to, moved) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(moved);
});

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 3, undefined],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['Enter', 1, undefined],
])('takes a row with %s from %i to %s of four', (key, at, place) => {
  expect(placeOfKey(key, at, 4)).toBe(place);
});
