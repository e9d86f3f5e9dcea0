import { describe, expect, it } from 'vitest';
import { moveActive } from './move-active.ts';

describe('the arrows of a list', () => {
  it('begin at the near end and go round', () => {
    expect([-1, 0, 1, 2].map((active) => moveActive('ArrowDown', active, 3))).toEqual([0, 1, 2, 0]);
    expect([-1, 0, 1, 2].map((active) => moveActive('ArrowUp', active, 3))).toEqual([2, 2, 0, 1]);
  });

  it('lead nowhere in an empty list', () => {
    expect(moveActive('ArrowDown', -1, 0)).toBe(-1);
    expect(moveActive('ArrowUp', 4, 0)).toBe(-1);
  });

  it('stay inside a list that has become shorter', () => {
    expect(moveActive('ArrowDown', 9, 3)).toBe(0);
  });
});
