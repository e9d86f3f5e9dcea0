import { describe, expect, it } from 'vitest';
import { formatClock, secondsUntil } from './count-down.ts';

describe('the countdown', () => {
  // accepts 188, 409
  it('is written in minutes and seconds', () => {
    expect([120, 119, 61, 60, 9, 0].map(formatClock)).toEqual([
      '۲:۰۰',
      '۱:۵۹',
      '۱:۰۱',
      '۱:۰۰',
      '۰:۰۹',
      '۰:۰۰',
    ]);
  });

  // accepts 189
  it('ends at zero and not below', () => {
    expect([secondsUntil(1_500, 0), secondsUntil(1_000, 999), secondsUntil(1_000, 1_000)]).toEqual([2, 1, 0]);
    expect(secondsUntil(0, 9_999)).toBe(0);
  });
});
