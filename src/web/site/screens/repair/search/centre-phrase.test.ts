import { expect, it } from 'vitest';
import { isLongEnough } from './centre-phrase.ts';

// accepts 327, 328, 409
it('the search for a centre begins with the third letter', () => {
  expect(['', 'آ', 'آز', ' آز ', 'آزم', 'آ ز'].map(isLongEnough)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});
