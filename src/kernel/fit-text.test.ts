import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

it('ends where a word ends, without a hanging sign', () => {
  expect(fitText('یک دو سه چهار', 9)).toBe('یک دو سه…');
  expect(fitText('نخست، دوم، سوم و چهارم', 16)).toBe('نخست، دوم، سوم…');
});

it('is never longer than asked, and leaves what fits alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 80 }), (text, most) => {
      const fitted = fitText(text, most);
      expect(fitted.length).toBeLessThanOrEqual(most);
      if (text.length <= most) expect(fitted).toBe(text);
    }),
  );
});
