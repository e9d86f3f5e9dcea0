import { describe, expect, it } from 'vitest';
import { readDecimal } from './read-decimal.ts';

describe('a measured number', () => {
  // accepts 793
  it.each([
    ['۳۸٫۱', 38.1, '38.1'],
    ['٣٨٫١٠', 38.1, '38.10'],
    [' 38.1 ', 38.1, '38.1'],
    ['−۰٫۵', -0.5, '-0.5'],
    ['۳۷/۵', 37.5, '37.5'],
    ['-12', -12, '-12'],
    ['+7', 7, '7'],
    ['999999999.99', 999_999_999.99, '999999999.99'],
  ])('is read from %s', (typed, value, text) => {
    expect(readDecimal(typed, 2)).toEqual({ value, text });
  });

  it.each([
    ['', 'not-a-number'],
    ['سالم', 'not-a-number'],
    ['1e9', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['.5', 'not-a-number'],
    ['5.', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['1/2/3', 'not-a-number'],
    ['1.234', 'too-many-decimals'],
    ['1000000000', 'too-large'],
    ['-1000000000', 'too-large'],
    ['9'.repeat(31), 'not-a-number'],
  ])('is not read from %s', (typed, fault) => {
    expect(readDecimal(typed, 2)).toEqual({ fault });
  });
});
