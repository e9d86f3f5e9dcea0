import { expect, it } from 'vitest';
import { parsePastedRows, placePastedRows } from './paste-rows.rules.ts';

// accepts 497
it('reads two columns of a spreadsheet as rows', () => {
  expect(parsePastedRows('وزن\t۱۲ کیلوگرم\r\nولتاژ\t۲۲۰\r\n')).toEqual([
    ['وزن', '۱۲ کیلوگرم'],
    ['ولتاژ', '۲۲۰'],
  ]);
});

it('keeps line breaks and quotes inside quoted cells', () => {
  expect(parsePastedRows('ابعاد\t"طول\nعرض"\nنام\t"مدل ""الف"""')).toEqual([
    ['ابعاد', 'طول\nعرض'],
    ['نام', 'مدل "الف"'],
  ]);
});

it.each(['یک جمله', 'دو خط\nاز متن', ''])('leaves ordinary text to the field: %j', (text) => {
  expect(parsePastedRows(text)).toBeUndefined();
});

const empty = { title: '', description: '' };
const pasted = [
  ['وزن', '۱۲'],
  ['ولتاژ', '۲۲۰', 'ولت'],
];

// accepts 497
it('puts pasted rows over an empty row, or after a written one, and stops at the most', () => {
  const put = (rows: (typeof empty)[], max = 200) =>
    placePastedRows(rows, 0, ['title', 'description'], pasted, empty, max).rows;
  expect(put([empty])).toEqual([
    { title: 'وزن', description: '۱۲' },
    { title: 'ولتاژ', description: '۲۲۰ ولت' },
  ]);
  expect(put([{ title: 'رنگ', description: '' }, empty]).map(({ title }) => title)).toEqual([
    'رنگ',
    'وزن',
    'ولتاژ',
    '',
  ]);
  expect(put([empty], 1)).toHaveLength(1);
  const written = ['رنگ', 'جنس'].map((title) => ({ title, description: '' }));
  expect(put(written, 3).map(({ title }) => title)).toEqual(['رنگ', 'وزن', 'جنس']);
});
