import { expect, it } from 'vitest';
import { sizeOfAddress } from './size-of-address.ts';

it('a slip prints addresses the larger the shorter they are', () => {
  expect([40, 120, 121, 220, 221, 500].map((length) => sizeOfAddress('ن'.repeat(length)))).toEqual([
    'large',
    'large',
    'medium',
    'medium',
    'small',
    'small',
  ]);
});
