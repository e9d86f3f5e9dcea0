import { describe, expect, it } from 'vitest';
import { findQuantile, toUsualDuration } from './durations.rules.ts';

describe('usual durations', () => {
  it('finds the middle and the ninth of ten', () => {
    expect(findQuantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(findQuantile([5], 0.9)).toBe(5);
    expect(findQuantile([], 0.5)).toBeUndefined();
  });

  // accepts 638
  it('says nothing from fewer than ten', () => {
    expect(toUsualDuration([1, 1, 1, 1, 1, 1, 1, 1, 1])).toBeUndefined();
  });

  // accepts 638
  it('rounds up to whole days, never below one', () => {
    expect(toUsualDuration([0.1, 0.1, 0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4])).toEqual({
      least: 1,
      most: 1,
    });
    expect(toUsualDuration([1, 1, 1, 2, 2, 2.2, 3, 3, 4, 9])).toEqual({ least: 3, most: 5 });
  });
});
