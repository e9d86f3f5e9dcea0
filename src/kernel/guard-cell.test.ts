import { describe, expect, it } from 'vitest';
import { guardCell, writeCsvCell } from './guard-cell.ts';

/** As a spreadsheet does it that cuts at another mark: quotes count only where a cell begins. */
const cutAt = (line: string, mark: string): string[] =>
  line.split(/\r\n|\r|\n/).flatMap((row) => row.split(mark));

describe('a cell for spreadsheets', () => {
  // accepts 781
  it.each(['＝1', '＋1', '－1', '＠a', '\u200e=1', '\u202b\u200f +1', '\u2067＝1', '\ufeff=1'])(
    'that hides its sign, %j, does not stay a formula',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(writeCsvCell(`x;${text}`)).toBe(`"x;${text.replace(/[=+＝＋－＠]/, "'$&")}"`);
    },
  );

  it.each(['=1', '+1', '-1', '@a', '\tx', '\rx', '\nx', ' =1', '\u00a0@a'])(
    'that begins like a formula, %j, does not stay one',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
    },
  );

  it('keeps ordinary words as they are', () => {
    for (const text of ['ساده', 'a-b', 'a=b', '', 'نشانی، پلاک ۲']) expect(writeCsvCell(text)).toBe(text);
    expect(writeCsvCell('a "b", c')).toBe('"a ""b"", c"');
    expect(writeCsvCell('a;b')).toBe('"a;b"');
  });

  // accepts 455
  it.each([';', '\t', '\n', '\r'])('holds no formula where lines are cut at %j either', (mark) => {
    const nasty = [
      `x${mark}=1+1${mark}y`,
      `x${mark} @SUM(1)`,
      `x${mark}${mark}+1`,
      `x${mark}-1`,
      `x${mark}"=1+1${mark}y`,
    ];
    for (const text of nasty) {
      const line = ['1', text, 'end'].map(writeCsvCell).join(',');
      for (const cell of cutAt(line, mark)) expect(cell, JSON.stringify(line)).not.toMatch(/^["\s]*[=+\-@]/);
    }
  });
});
