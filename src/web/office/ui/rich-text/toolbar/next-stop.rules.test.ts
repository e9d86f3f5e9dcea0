import { expect, it } from 'vitest';
import { findNextStop } from './next-stop.rules.ts';

// accepts 488
it('walks the toolbar in the direction of reading, round the ends', () => {
  expect(findNextStop('ArrowLeft', 0, 3)).toBe(1);
  expect(findNextStop('ArrowLeft', 2, 3)).toBe(0);
  expect(findNextStop('ArrowRight', 0, 3)).toBe(2);
  expect(findNextStop('Home', 2, 3)).toBe(0);
  expect(findNextStop('End', 0, 3)).toBe(2);
});

it('leaves every other key to the browser', () => {
  expect(findNextStop('Enter', 1, 3)).toBeUndefined();
  expect(findNextStop('ArrowLeft', -1, 0)).toBeUndefined();
});
