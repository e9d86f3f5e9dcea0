import { expect, it } from 'vitest';
import { normalizeCode } from './normalize-code.ts';

// accepts 323
it('a code loses what was pasted around its digits and nothing else', () => {
  expect(normalizeCode('۱۲۳ - ۴۵۶\u200f')).toBe('123456');
  expect(normalizeCode('١٢٣٤٥٦')).toBe('123456');
  expect(normalizeCode('12a')).toBe('12a');
});
