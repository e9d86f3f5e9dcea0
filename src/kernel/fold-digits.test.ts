import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldDigits, toPersianDigits } from './fold-digits.ts';

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('foldDigits', () => {
  // accepts 687
  it('brings Persian, Arabic and full-width digits to ASCII', () => {
    expect(foldDigits('０１２３４５６７８９')).toBe('0123456789');
    expect(foldDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(foldDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  });

  it('leaves everything but digits alone', () => {
    expect(foldDigits('کد ۱۲-A٫۵')).toBe('کد 12-A٫5');
  });

  it('changes nothing the second time, nor the length', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldDigits(text);
        expect(foldDigits(folded)).toBe(folded);
        expect(folded).toHaveLength(text.length);
      }),
    );
  });
});

describe('toPersianDigits', () => {
  it('takes text and numbers', () => {
    expect(toPersianDigits(1405)).toBe('۱۴۰۵');
    expect(toPersianDigits('صفحه 12 از ٣')).toBe('صفحه ۱۲ از ۳');
  });

  it('is undone by foldDigits', () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        expect(foldDigits(toPersianDigits(value))).toBe(String(value));
      }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldDigits(toPersianDigits(text))).toBe(foldDigits(text));
      }),
    );
  });
});
