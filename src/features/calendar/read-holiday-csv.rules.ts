import { parseJalaliDate } from '#kernel/jalali.ts';
import { readCsv } from '#kernel/read-csv.ts';
import type { Holiday } from './holidays.repository.ts';

type HolidayLine = { line: number; fault: 'date' | 'name' };
type ReadHolidays = { holidays: Holiday[]; faults: HolidayLine[] };

const isHead = (cell: string): boolean => /تاریخ|روز|date|day/i.test(cell);

/**
 * Reads days off from CSV, a Jalali date and a name a line; a first line that only names the columns is left out.
 * Lines that cannot be read are listed with their number.
 *
 * @example readHolidayCsv('1406/01/01,نوروز') // holidays: [{ day: '2027-03-21', name: 'نوروز' }]
 */
export const readHolidayCsv = (text: string): ReadHolidays => {
  const holidays: Holiday[] = [];
  const faults: HolidayLine[] = [];
  readRecords(text).forEach(({ line, fields: [date = '', name = ''] }, at) => {
    if (at === 0 && isHead(date)) return;
    const day = parseJalaliDate(date);
    const tidy = name.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (!day) faults.push({ line, fault: 'date' });
    else if (tidy.length < 2 || tidy.length > 60) faults.push({ line, fault: 'name' });
    else holidays.push({ day, name: tidy });
  });
  return { holidays, faults };
};

const readRecords = (text: string) => {
  try {
    return readCsv(text);
  } catch {
    return [{ line: 1, fields: [] }];
  }
};
