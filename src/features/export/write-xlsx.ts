import { strToU8, Zip, ZipDeflate } from 'fflate';
import { dayMs } from '#kernel/durations.ts';
import { guardCell } from '#kernel/guard-cell.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import type { ExportCell, ExportTable } from './export-table.ts';
import { sheetEnd, workbookFiles, writeSheetHead } from './workbook-files.ts';

/** So many rows are text at once; the whole sheet as text would be hundreds of megabytes. */
const rowsAtOnce = 500;

/** The earliest date that a zip can hold. */
const firstZipDay = new Date(1980, 0, 1);

/** A sheet that reads from right to left, its first line in bold and always in view. */
export const writeXlsx = ({ title, columns, rows }: ExportTable): Buffer => {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const add = (path: string) => {
    const file = new ZipDeflate(path, { level: 3 });
    // The same rows make the same bytes, whenever they are written.
    file.mtime = firstZipDay;
    zip.add(file);
    return (text: string, isLast: boolean) => file.push(strToU8(text), isLast);
  };
  for (const [path, text] of Object.entries(workbookFiles(escapeText(cutTitle(title)))))
    add(path)(text, true);
  const push = add('xl/worksheets/sheet1.xml');
  push(writeSheetHead(columns.map(({ width = 20 }) => width)), false);
  push(
    writeRow(
      columns.map((column) => column.title),
      1,
      ' s="1"',
    ),
    false,
  );
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const lines = rows.slice(from, from + rowsAtOnce).map((row, at) => writeRow(row, from + at + 2));
    push(lines.join(''), false);
  }
  push(sheetEnd, true);
  zip.end();
  return Buffer.concat(chunks);
};

const writeRow = (row: readonly ExportCell[], number: number, style = ''): string =>
  `<row r="${number}">${row.map((value, at) => writeCell(value, `r="${columnName(at)}${number}"${style}`)).join('')}</row>`;

const writeCell = (value: ExportCell, head: string): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c ${head}><v>${value}</v></c>`;
  if (typeof value === 'string')
    return `<c ${head} t="inlineStr"><is><t xml:space="preserve">${escapeText(guardCell(value))}</t></is></c>`;
  return value instanceof Date
    ? `<c ${head} s="2"><v>${toSheetDays(toTehranClock(value))}</v></c>`
    : `<c ${head} s="3"><v>${toSheetDays(Date.parse(`${value.day}T00:00:00Z`))}</v></c>`;
};

/** A sheet counts days from the end of 1899. */
const toSheetDays = (ms: number): number => ms / dayMs + 25_569;

/** A sheet has no time zones: its dates hold local time, written as if it were UTC. */
const toTehranClock = (at: Date): number => {
  const day = tehranDay(at);
  return Date.parse(`${day}T00:00:00Z`) + at.getTime() - tehranDayRange(day).from;
};

/** `A` to `Z`, then `AA`. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** A sheet's name may hold neither of these and at most 31 characters. */
const cutTitle = (title: string): string => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no way to write most control characters, and one of them would make the whole file unreadable. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (letter) => escapes[letter] ?? '');
