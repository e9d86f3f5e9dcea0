import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const fieldsOf = (text: string) => readCsv(text).map(({ fields }) => fields);

describe('readCsv', () => {
  it('reads the separators that spreadsheets use', () => {
    for (const separator of [',', ';', '\t']) {
      expect(fieldsOf(`a${separator}b\n1${separator}2`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
    }
  });

  it('reads quotes, doubled quotes, and separators and line breaks inside them', () => {
    expect(fieldsOf('a,b\n"x,y","say ""hi"""\n"two\r\nlines",')).toEqual([
      ['a', 'b'],
      ['x,y', 'say "hi"'],
      ['two\r\nlines', ''],
    ]);
  });

  it('takes any line ending, drops the byte order mark and blank lines, and knows each line’s number', () => {
    expect(readCsv('\uFEFFa\r\n\r\n"1\n2"\r3\n')).toEqual([
      { line: 1, fields: ['a'] },
      { line: 3, fields: ['1\n2'] },
      { line: 5, fields: ['3'] },
    ]);
  });

  it('keeps a quote in the middle of a field as it is', () => {
    expect(fieldsOf('a\n5" pipe')).toEqual([['a'], ['5" pipe']]);
  });

  it('says where a quote opens that never ends', () => {
    expect(() => readCsv('a\n"b\nc')).toThrow('line 2');
  });

  it('finds nothing in nothing', () => {
    expect(readCsv('')).toEqual([]);
    expect(readCsv('\n,,\n')).toEqual([]);
  });
});
