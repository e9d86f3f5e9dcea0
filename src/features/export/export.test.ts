import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ExportTable, writeExport } from './index.ts';

const table: ExportTable = {
  title: 'پیام‌ها/تازه',
  columns: [{ title: 'نام' }, { title: 'متن', width: 40 }, { title: 'شمار' }],
  rows: [
    ['مریم', '=HYPERLINK("http://evil.example")', 3],
    ['+98', '-1', 4],
    ['@cmd', '\tx', null],
    ['\rx', 'a "quoted", word\nand a line', -5],
    ['\u0007bell', 'ساده', 0],
  ],
};

describe('an export', () => {
  // accepts 455
  it('as CSV begins with a byte order mark and makes formulas harmless', async () => {
    const { bytes, contentType } = await writeExport('csv', table);
    expect(contentType).toBe('text/csv; charset=utf-8');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString('utf8').slice(1).split('\r\n')).toEqual([
      'نام,متن,شمار',
      `مریم,"'=HYPERLINK(""http://evil.example"")",3`,
      `'+98,'-1,4`,
      `'@cmd,"'\tx",`,
      `"'\rx","a ""quoted"", word\nand a line",-5`,
      '\u0007bell,ساده,0',
      '',
    ]);
  });

  // accepts 455
  it('as XLSX reads from right to left and makes formulas harmless', async () => {
    const { bytes, contentType } = await writeExport('xlsx', table);
    expect(contentType).toContain('spreadsheetml');
    const files = unzipSync(new Uint8Array(bytes));
    const text = (name: RegExp) =>
      Object.entries(files)
        .filter(([path]) => name.test(path))
        .map(([, content]) => Buffer.from(content).toString('utf8'))
        .join('');
    expect(text(/worksheets\/sheet1\.xml/)).toContain('rightToLeft="1"');
    const strings = text(/sharedStrings|sheet1/);
    expect(strings).toContain(
      '&apos;=HYPERLINK'.replace('&apos;', strings.includes('&apos;') ? '&apos;' : "'"),
    );
    expect(strings).not.toMatch(/>=HYPERLINK/);
    expect(strings).not.toContain('\u0007');
    expect(text(/workbook\.xml/)).toContain('پیام‌ها تازه');
  });
});
