import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasForbiddenControls,
  stripBidiControls,
  stripInvisibles,
  stripLineBreaks,
} from './strip-controls.ts';

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('stripBidiControls', () => {
  it('removes marks, embeddings, overrides, isolates and the byte order mark', () => {
    expect(stripBidiControls('\uFEFF\u200Ea\u200F\u061C\u202Ab\u202E\u202C\u2066c\u2067\u2068\u2069')).toBe(
      'abc',
    );
  });

  it('keeps the joiners that are spelling', () => {
    expect(stripBidiControls('می\u200Cخواهم 👩\u200D🔬')).toBe('می\u200Cخواهم 👩\u200D🔬');
  });
});

describe('stripInvisibles', () => {
  it('removes the joiners too', () => {
    expect(stripInvisibles('\u206609\u200C12\u200D\u00AD3\u200B4\u2069')).toBe('091234');
  });
});

describe('hasForbiddenControls', () => {
  it.each(['\u0000', 'a\tb', 'a\r\nb', '\u001B[0m', '\u007F', '\u0085', '\uD83D', 'a\uDE00b'])(
    'refuses %j',
    (text) => {
      expect(hasForbiddenControls(text)).toBe(true);
    },
  );

  it.each(['', 'خط یک\nخط دو', 'می\u200Cخواهم', '👩\u200D🔬', '\u2066LS\u2069'])('lets %j pass', (text) => {
    expect(hasForbiddenControls(text)).toBe(false);
  });

  it('agrees with a slow look at each character', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const text = String.fromCharCode(...units);
        const isForbidden = Array.from(text).some((character) => {
          const code = character.codePointAt(0) ?? 0;
          const isControl = (code < 0x20 && code !== 0x0a) || (code >= 0x7f && code <= 0x9f);
          return isControl || (code >= 0xd800 && code <= 0xdfff);
        });
        expect(hasForbiddenControls(text)).toBe(isForbidden);
      }),
    );
  });
});

describe('stripLineBreaks', () => {
  it('puts one space for each run of breaks', () => {
    expect(stripLineBreaks('یک\r\n\r\nدو\u2028سه')).toBe('یک دو سه');
  });

  it('leaves one line, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(stripLineBreaks(text)).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
    );
  });
});
