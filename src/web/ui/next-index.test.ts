import { describe, expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

describe('the arrows of a list', () => {
  const column = { axis: 'column' } as const;

  it('begin at the near end and go round', () => {
    expect([-1, 0, 1, 2].map((at) => nextIndex('ArrowDown', at, 3, column))).toEqual([0, 1, 2, 0]);
    expect([-1, 0, 1, 2].map((at) => nextIndex('ArrowUp', at, 3, column))).toEqual([2, 2, 0, 1]);
  });

  it('lead nowhere in an empty list', () => {
    expect(nextIndex('ArrowDown', -1, 0, column)).toBeUndefined();
    expect(nextIndex('ArrowUp', 4, 0, column)).toBeUndefined();
    expect(nextIndex('End', -1, 0, column)).toBeUndefined();
  });

  it('stay inside a list that has become shorter', () => {
    expect(nextIndex('ArrowDown', 9, 3, column)).toBe(0);
    expect(nextIndex('ArrowUp', 9, 3, column)).toBe(2);
  });

  it('stop at the ends where that is asked for', () => {
    const stopping = { axis: 'row', stopsAtEnds: true } as const;
    expect([0, 1, 2].map((at) => nextIndex('ArrowLeft', at, 3, stopping))).toEqual([1, 2, 2]);
    expect([0, 1, 2].map((at) => nextIndex('ArrowRight', at, 3, stopping))).toEqual([0, 0, 1]);
  });

  it('count only along the axis', () => {
    expect(nextIndex('ArrowLeft', 0, 3, column)).toBeUndefined();
    expect(nextIndex('ArrowDown', 0, 3, { axis: 'row' })).toBeUndefined();
  });
});

// accepts 488
it('walks the toolbar in the direction of reading, round the ends', () => {
  const toolbar = { axis: 'both' } as const;
  expect(nextIndex('ArrowLeft', 0, 3, toolbar)).toBe(1);
  expect(nextIndex('ArrowDown', 0, 3, toolbar)).toBe(1);
  expect(nextIndex('ArrowLeft', 2, 3, toolbar)).toBe(0);
  expect(nextIndex('ArrowRight', 0, 3, toolbar)).toBe(2);
  expect(nextIndex('ArrowUp', 0, 3, toolbar)).toBe(2);
  expect(nextIndex('Home', 2, 3, toolbar)).toBe(0);
  expect(nextIndex('End', 0, 3, toolbar)).toBe(2);
});

it('leaves every other key to the browser', () => {
  expect(nextIndex('Enter', 1, 3, { axis: 'both' })).toBeUndefined();
});
