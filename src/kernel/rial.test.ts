import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldDigits } from './fold-digits.ts';
import { formatNumber, formatRial, formatToman, rialFromToman } from './rial.ts';

describe('rialFromToman', () => {
  it('is ten times the tomans', () => {
    expect(rialFromToman(1_250_000)).toBe(12_500_000);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 52])('refuses %s', (toman) => {
    expect(() => rialFromToman(toman)).toThrow(RangeError);
  });
});

describe('formatNumber', () => {
  it.each([
    [0, '۰'],
    [-0, '۰'],
    [999, '۹۹۹'],
    [1000, '۱٬۰۰۰'],
    [1_250_000, '۱٬۲۵۰٬۰۰۰'],
    [12.5, '۱۲٫۵'],
    [-1234, '\u200E\u2212۱٬۲۳۴'],
    [-0.0001, '۰'],
    [1e21, '۱٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰'],
    [Number.NaN, '—'],
  ])('writes %s as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('agrees with Intl on whole numbers', () => {
    const intl = new Intl.NumberFormat('fa-IR');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatNumber(value)).toBe(intl.format(value));
      }),
    );
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(formatNumber(value)).toBe(intl.format(value));
      }),
    );
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(Number(foldDigits(formatNumber(value)).replaceAll('٬', ''))).toBe(value);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(formatNumber(value)).not.toBe('');
      }),
    );
  });
});

describe('amounts with their unit', () => {
  // accepts 418
  it('label product prices toman and invoice amounts rial', () => {
    expect(formatToman(1_250_000)).toBe('۱٬۲۵۰٬۰۰۰ تومان');
    expect(formatRial(12_500_000)).toBe('۱۲٬۵۰۰٬۰۰۰ ریال');
  });
});
