import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPersianDigits } from './fold-digits.ts';
import { normalizeSerial, serialKey } from './serial.ts';

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const serial = fc.string({ unit: fc.constantFrom(...'ABCXYZabcxyz0123456789'), minLength: 4, maxLength: 16 });

describe('serialKey', () => {
  it.each([
    'LS-S100/2',
    'ls-s100/2',
    'LSS1002',
    'ls s100 2',
    'LS–S۱۰۰/۲',
    '\u2066LS-S١٠٠/٢\u2069',
    ' LS/S1\u200C002 ',
  ])('takes %j for the same device', (text) => {
    expect(serialKey(text)).toBe('LSS1002');
  });

  it.each([
    '',
    'AB1',
    'A B 1',
    '----',
    '////',
    'سریال1234',
    'AB_1234',
    'AB1234;',
    'A'.repeat(33),
    'A'.repeat(5000),
  ])('refuses %j', (text) => {
    expect(serialKey(text)).toBeUndefined();
  });

  it('counts separators in the length, and takes both limits', () => {
    expect(serialKey('AB-1')).toBe('AB1');
    expect(serialKey('A'.repeat(32))).toBe('A'.repeat(32));
    expect(serialKey(`${'A'.repeat(31)}-/`)).toBeUndefined();
  });

  it('does not depend on letter case, digits, spaces, dashes or slashes', () => {
    const noise = fc.constantFrom('', ' ', '-', '/', '\u200F', '\u00A0');
    fc.assert(
      fc.property(serial, noise, noise, (text, first, second) => {
        const typed = toPersianDigits(`${first}${text.slice(0, 2).toLowerCase()}${second}${text.slice(2)}`);
        expect(serialKey(typed)).toBe(text.toUpperCase());
      }),
    );
  });

  it('never throws and gives only capitals and digits, the same for the tidy form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const key = serialKey(text);
        if (key !== undefined) expect(key).toMatch(/^[A-Z0-9]{1,32}$/);
        if (key !== undefined) expect(serialKey(normalizeSerial(text))).toBe(key);
      }),
    );
  });
});

describe('normalizeSerial', () => {
  it('keeps the separators that belong to the printed number', () => {
    expect(normalizeSerial(' ls–s۱۰۰ / 2\u200E ')).toBe('LS-S100/2');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeSerial(normalizeSerial(text))).toBe(normalizeSerial(text));
      }),
    );
  });
});
