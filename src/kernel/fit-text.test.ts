import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

it('ends where a word ends, without a hanging sign', () => {
  expect(fitText('یک دو سه چهار', 9)).toBe('یک دو سه…');
  expect(fitText('نخست، دوم، سوم و چهارم', 16)).toBe('نخست، دوم، سوم…');
});

it('is never longer than asked, and leaves what fits alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 80 }), (text, max) => {
      const fitted = fitText(text, max);
      expect(fitted.length).toBeLessThanOrEqual(max);
      if (text.length <= max) expect(fitted).toBe(text);
    }),
  );
});
