import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
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
    const { bytes, contentType } = writeExport('csv', table);
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
    const { bytes, contentType } = writeExport('xlsx', table);
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

  // accepts 769
  it('holds dates as dates in XLSX, by the clock of Tehran, and as Persian text in CSV', async () => {
    const dates: ExportTable = {
      title: 'روزها',
      columns: [{ title: 'روز' }, { title: 'زمان' }],
      rows: [[{ day: '2026-11-06' }, new Date('2026-11-06T21:00:00Z')]],
    };
    const { bytes } = writeExport('xlsx', dates);
    const sheet = Buffer.from(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? []).toString();
    const values = [...sheet.matchAll(/<v>([\d.]+)<\/v>/g)].map(([, value]) => Number(value)).slice(-2);
    expect(values[0]).toBe(46_332);
    expect(values[1]).toBeCloseTo(46_333 + 0.5 / 24, 6);
    const csv = writeExport('csv', dates).bytes.toString('utf8');
    expect(csv).toContain('۱۴۰۵/۰۸/۱۵,شنبه ۱۶ آبان ۱۴۰۵، ۰۰:۳۰');
  });

  // accepts 828
  it('is the same bytes whenever it is written', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const write = async (at: string) => {
      vi.setSystemTime(new Date(at));
      return writeExport('xlsx', table).bytes;
    };
    const [first, later] = [await write('2026-11-06T10:00:00Z'), await write('2027-01-09T17:31:07Z')];
    vi.useRealTimers();
    expect(first.equals(later)).toBe(true);
  });
});
