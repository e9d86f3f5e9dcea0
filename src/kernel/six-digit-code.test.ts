import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPersianDigits } from './fold-digits.ts';
import { parseSixDigitCode } from './six-digit-code.ts';

describe('parseSixDigitCode', () => {
  it.each(['123456', ' 123 456 ', '123-456', '۱۲۳۴۵۶', '١٢٣–٤٥٦', '\u200E123\u00A0456', '1 2 3 4 5 6'])(
    'reads %j',
    (text) => {
      expect(parseSixDigitCode(text)).toBe('123456');
    },
  );

  it('keeps leading zeros', () => {
    expect(parseSixDigitCode('۰۰۰۰۴۲')).toBe('000042');
  });

  it.each(['', '12345', '1234567', '12345a', '१२३४५६', '12.3456', '-'.repeat(5000)])('refuses %j', (text) => {
    expect(parseSixDigitCode(text)).toBeUndefined();
  });

  it('reads every code, however it is grouped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.constantFrom('', ' ', '-', '\u200C'),
        (value, gap) => {
          const code = String(value).padStart(6, '0');
          expect(parseSixDigitCode(toPersianDigits(`${code.slice(0, 3)}${gap}${code.slice(3)}`))).toBe(code);
        },
      ),
    );
  });

  it('never throws and gives six ASCII digits or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (text) => {
        expect(parseSixDigitCode(text) ?? '000000').toMatch(/^[0-9]{6}$/);
      }),
    );
  });
});
