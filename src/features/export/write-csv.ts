import { csvByteOrderMark, writeCsvCell } from '#kernel/guard-cell.ts';
import { formatJalaliDateTime, formatJalaliNumeric } from '#kernel/jalali.ts';
import type { ExportCell, ExportTable } from './export-table.ts';

export const writeCsv = ({ columns, rows }: ExportTable): Buffer => {
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(writeCell).join(','));
  return Buffer.from(`${csvByteOrderMark}${lines.join('\r\n')}\r\n`);
};

const writeCell = (value: ExportCell): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return writeCsvCell(formatJalaliDateTime(value));
  if (typeof value === 'object') return writeCsvCell(formatJalaliNumeric(value.day));
  return writeCsvCell(value);
};
