import { describe, expect, it } from 'vitest';
import { groupTyped, placeCaret, readTypedNumber, toFormNumber } from './typed-number.rules.ts';

describe('a typed number', () => {
  it.each([
    ['۱۲٬۵۰۰', 12_500],
    ['12,500', 12_500],
    ['١٢٥٠٠', 12_500],
    [' 7 100 000 ', 7_100_000],
    ['-3', -3],
  ])('is read from %s', (text, value) => {
    expect(readTypedNumber(text)).toEqual({ kind: 'number', value });
  });
  it.each(['12a', '1.5', '--1', '99999999999999999999'])('is not read from %s', (text) => {
    expect(readTypedNumber(text)).toEqual({ kind: 'fault' });
  });
  it('may be absent', () => {
    expect(readTypedNumber('  ')).toEqual({ kind: 'empty' });
  });
  it('passes for empty only when there is nothing', () => {
    expect(['', '۵', '5000000.5', '12a'].map((text) => toFormNumber(text))).toEqual([
      null,
      5,
      Number.NaN,
      Number.NaN,
    ]);
  });
  it('takes decimals where they are asked for', () => {
    expect(readTypedNumber('۴٫۵', { hasDecimals: true })).toEqual({ kind: 'number', value: 4.5 });
    expect(toFormNumber('۴٫۵', { hasDecimals: true })).toBe(4.5);
  });
  it('is grouped while it is typed, and left alone when it is none', () => {
    expect(groupTyped('1234567')).toBe('۱٬۲۳۴٬۵۶۷');
    expect(groupTyped('12a')).toBe('12a');
  });
  it('keeps the caret behind the same digit', () => {
    expect(placeCaret('1234', 4, '۱٬۲۳۴')).toBe(5);
    expect(placeCaret('1234', 1, '۱٬۲۳۴')).toBe(1);
    expect(placeCaret('1234', 0, '۱٬۲۳۴')).toBe(0);
  });
});
