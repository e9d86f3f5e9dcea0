import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities } from './decode-entities.ts';
import { plainText } from './plain-text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('<', '>', '/', '"', "'", 'p', 'b', '!', '--', '&', 'lt;', '#', 'x', ' ', 'script'),
  }),
);

describe('plainText', () => {
  it.each([
    ['<p>یک</p><p>دو <b>سه</b>‌ها</p>', 'یک دو سه‌ها'],
    ['یک<br>دو<br/>سه', 'یک دو سه'],
    ['<ul><li>الف</li><li>ب</li></ul>', 'الف ب'],
    ['<table><tr><td>۱</td><td>۲</td></tr></table>', '۱ ۲'],
    ['  متن\n\n ساده\u00A0است ', 'متن ساده است'],
    ['<img alt="a > b" src=x>پس از عکس', 'پس از عکس'],
    ['پیش<!-- <p>نظر</p> -->پس', 'پیشپس'],
    ['<style>p{color:red}</style>متن<SCRIPT>if (1 < 2) x()</Script>', 'متن'],
    ['دقت &lt;b&gt; &amp;lt; &#1777; &#x6F2;', 'دقت <b> &lt; ۱ ۲'],
    ['می&zwnj;خواهم &laquo;ب&raquo;&nbsp;&hellip;', 'می‌خواهم «ب» …'],
    ['دما < 5 و > 2', 'دما < 5 و > 2'],
    ['۳ <۵', '۳ <۵'],
    ['نیمه <b', 'نیمه <b'],
    ['<a title="گم>متن</a> دنباله', 'متن دنباله'],
  ])('reads %j as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('never throws and gives one collapsed line', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainText(text)).not.toMatch(/^\s|\s$|\s\s|[\n\t\u00A0]/);
      }),
    );
  });

  it('leaves text without markup as it is but for its white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[<&]/.test(text));
        expect(plainText(text)).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });

  it('gives escaped text back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        expect(plainText(`<p>${escaped}</p>`)).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });

  it.each(['<a "', '<script>', `<a '">`, '<!-', '<!--', '</', '&#', '<p '])(
    'takes a flood of %j',
    (piece) => {
      expect(plainText(`${piece.repeat(100_000)}>`)).toBeTypeOf('string');
    },
  );
});

describe('decodeEntities', () => {
  it('leaves what it does not know, and decodes once', () => {
    expect(decodeEntities('&unknown; &constructor; &amp;amp; &amp &;')).toBe(
      '&unknown; &constructor; &amp; &amp &;',
    );
  });

  it('never makes a NUL or half a surrogate pair', () => {
    expect(decodeEntities('&#0;&#xD83D;&#9999999;&#x110000;')).toBe('\uFFFD'.repeat(4));
  });

  it('reads every code point by its number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x10ffff }), (code) => {
        fc.pre(code < 0xd800 || code > 0xdfff);
        expect(decodeEntities(`&#${code};&#x${code.toString(16)};`)).toBe(
          String.fromCodePoint(code).repeat(2),
        );
      }),
    );
  });
});
