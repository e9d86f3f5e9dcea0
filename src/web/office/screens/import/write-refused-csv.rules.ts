import { csvByteOrderMark, writeCsvCell } from '#kernel/guard-cell.ts';
import { importScreenTexts } from '#web/texts/office/import.ts';
import type { ImportReport } from '../../app/queries/import-queries.ts';

/** The refused rows for a spreadsheet. What a cell begins with never makes it a formula. */
export const writeRefusedCsv = (
  rows: readonly ImportReport['refused'][number][],
  nameOf: (column: string) => string,
): string => {
  const { line, column, value, reason } = importScreenTexts;
  const lines = rows.map((row) => [String(row.line), nameOf(row.column), row.value, row.reason]);
  return csvByteOrderMark + [[line, column, value, reason], ...lines].map(writeLine).join('\r\n');
};

const writeLine = (cells: readonly string[]): string => cells.map(writeCsvCell).join(',');
