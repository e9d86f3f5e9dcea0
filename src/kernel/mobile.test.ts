import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPersianDigits } from './fold-digits.ts';
import { type Mobile, maskMobile, parseMobile } from './mobile.ts';

const subscriber = fc
  .string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 })
  .map((rest) => `9${rest}`);

describe('parseMobile', () => {
  it.each([
    '09123456721',
    '9123456721',
    '+989123456721',
    '00989123456721',
    '989123456721',
    '+9809123456721',
    '0098 0912 345 6721',
    '+98 (912) 345-6721',
    '۰۹۱۲۳۴۵۶۷۲۱',
    '٠٩١٢٣٤٥٦٧٢١',
    '\u2066+98\u00A0912\u200C345\u202F6721\u2069',
    '0912–345–6721',
  ])('reads %j', (text) => {
    expect(parseMobile(text)).toBe('09123456721');
  });

  it.each([
    '',
    '02188776655',
    '0912345672',
    '091234567211',
    '+449123456721',
    '0912345672a',
    '09123456721;DROP',
    '0912.345.6721',
    '+9123456721',
    '++989123456721',
    `0${'9'.repeat(1000)}`,
  ])('refuses %j', (text) => {
    expect(parseMobile(text)).toBeUndefined();
  });

  it('brings every way of writing a number to one form', () => {
    const prefix = fc.constantFrom('', '0', '+98', '0098', '98', '+980', '00980', '980');
    const separator = fc.constantFrom('', ' ', '-', ') (', '\u200E', '\u00A0');
    fc.assert(
      fc.property(prefix, subscriber, separator, fc.boolean(), (start, number, between, isPersian) => {
        const typed = `${start}${between}${number.slice(0, 3)}${between}${number.slice(3)}`;
        expect(parseMobile(isPersian ? toPersianDigits(typed) : typed)).toBe(`0${number}`);
      }),
    );
  });

  it('never throws and gives only the stored form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (text) => {
        expect(parseMobile(text) ?? '09000000000').toMatch(/^09[0-9]{9}$/);
      }),
    );
  });
});

describe('maskMobile', () => {
  it('shows the first four and the last two digits', () => {
    const mobile = parseMobile('09123456721') as Mobile;
    expect(maskMobile(mobile)).toBe('0912*****21');
  });

  it('keeps the length and hides the five digits between', () => {
    fc.assert(
      fc.property(subscriber, (number) => {
        expect(maskMobile(`0${number}` as Mobile)).toMatch(/^09[0-9]{2}\*{5}[0-9]{2}$/);
      }),
    );
  });
});
