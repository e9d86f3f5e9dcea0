import { describe, expect, it } from 'vitest';
import { judgeReading } from './judge-reading.ts';

const bath = { least: 36.5, most: 37.5, decimals: 1 };

describe('a reading', () => {
  // accepts 793
  it.each([
    ['۳۷٫۱', { state: 'within' }],
    ['36.5', { state: 'within' }],
    ['37.5', { state: 'within' }],
    ['۳۸٫۱', { state: 'above', by: 0.6 }],
    ['36.2', { state: 'below', by: 0.3 }],
    ['  ', { state: 'empty' }],
    ['37.15', { state: 'faulty', fault: 'too-many-decimals' }],
    ['گرم', { state: 'faulty', fault: 'not-a-number' }],
    ['1000000000', { state: 'faulty', fault: 'too-large' }],
  ])('of %s is judged by its limits', (value, expected) => {
    expect(judgeReading({ value, ...bath })).toEqual(expected);
  });

  it('without limits is always within', () => {
    expect(judgeReading({ value: '-5', least: null, most: null, decimals: 0 })).toEqual({ state: 'within' });
  });
});
