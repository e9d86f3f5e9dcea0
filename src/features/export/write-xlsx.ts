import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { guardCell } from '#kernel/guard-cell.ts';
import type { ExportTable } from './export-table.ts';

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

const toCell = (value: string | number | null): Cell => {
  if (value === null || value === '') return null;
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: stripUnwritable(guardCell(value)), type: String };
};

/** A sheet's name may hold neither of these and at most 31 characters. */
const cutTitle = (title: string): string => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** XML has no way to write these, and one of them would make the whole file unreadable. */
const stripUnwritable = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '');
