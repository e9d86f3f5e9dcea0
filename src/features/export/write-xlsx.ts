import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { guardCell } from '#kernel/guard-cell.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import type { ExportCell, ExportTable } from './export-table.ts';

/** A sheet that reads from right to left, its first line in bold and always in view. */
export const writeXlsx = ({ title, columns, rows }: ExportTable): Promise<Buffer> => {
  const head: Cell[] = columns.map((column) => ({ value: column.title, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map(toCell));
  return writeXlsxFile([head, ...body], {
    sheet: cutTitle(title),
    rightToLeft: true,
    stickyRowsCount: 1,
    columns: columns.map(({ width = 20 }) => ({ width })),
  }).toBuffer();
};

const toCell = (value: ExportCell): Cell => {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'string') return { value: stripUnwritable(guardCell(value)), type: String };
  return value instanceof Date
    ? { value: toTehranClock(value), type: Date, format: `${jalali}yyyy/mm/dd hh:mm` }
    : { value: new Date(`${value.day}T00:00:00Z`), type: Date, format: `${jalali}yyyy/mm/dd` };
};

/** A program that knows the Persian calendar shows it; another shows the same day in its own. */
const jalali = '[$-fa-IR,16]';

/** A sheet has no zones: its dates hold what the clock on the wall shows, written as if it were UTC. */
const toTehranClock = (at: Date): Date => {
  const day = tehranDay(at);
  return new Date(Date.parse(`${day}T00:00:00Z`) + at.getTime() - tehranDayRange(day).from);
};

/** A sheet's name may hold neither of these and at most 31 characters. */
const cutTitle = (title: string): string => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** XML has no way to write these, and one of them would make the whole file unreadable. */
const stripUnwritable = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '');
