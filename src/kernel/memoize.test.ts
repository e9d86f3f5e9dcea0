import { describe, expect, it } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('asks once for each input, and again for what had to make room', () => {
    const asked: number[] = [];
    const double = memoize(
      (n: number) => {
        asked.push(n);
        return n * 2;
      },
      { max: 2 },
    );
    expect([1, 1, 2, 3, 2, 1].map(double)).toEqual([2, 2, 4, 6, 4, 2]);
    expect(asked).toEqual([1, 2, 3, 1]);
  });

  it('remembers that there was no answer', () => {
    const asked: string[] = [];
    const ask = memoize(
      (text: string) => {
        asked.push(text);
        return undefined;
      },
      { max: 9 },
    );
    for (const text of ['a', 'a', 'b']) ask(text);
    expect(asked).toEqual(['a', 'b']);
  });
});
