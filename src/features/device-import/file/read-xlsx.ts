import { zipSync } from 'fflate';
import { importLimits, importTexts } from '#contract/office/import-texts.ts';
import type { CsvRecord } from '#kernel/read-csv.ts';
import { UnreadableFile } from './read-table.ts';
import { requireNearCells } from './require-near-cells.ts';
import { ArchiveTooLarge, parseZipDirectory, unpackZip, type ZipEntry } from './unpack-zip.ts';

/**
 * The first sheet of a workbook as records of text. Numbers stay as they are written in the file, so that no long one
 * is rounded; dates become `YYYY-MM-DD`; a formula counts as the value it had when the file was saved.
 */
export const readXlsx = async (bytes: Uint8Array): Promise<CsvRecord[]> => {
  const entries = parseZipDirectory(bytes);
  if (!entries?.some(({ name }) => name === 'xl/workbook.xml'))
    throw new UnreadableFile('a zip archive that is no workbook', importTexts.unsupported);
  // Loaded at its first use: few servers are ever sent a workbook.
  const { readSheet } = await import('read-excel-file/node');
  try {
    const rows = await readSheet(repack(bytes, entries), 1, { parseNumber: (text: string) => text });
    const [head, ...records] = rows
      .map((row, at) => ({ line: at + 1, fields: row.map(toText) }))
      .filter(({ fields }) => fields.some((field) => field.trim() !== ''));
    if (!head) return [];
    const width = countFilled(head.fields);
    // An empty cell under a header is a value: the field is to be emptied.
    return [head, ...records].map(({ line, fields }) => ({
      line,
      fields: Array.from({ length: Math.max(width, countFilled(fields)) }, (_, at) => fields[at] ?? ''),
    }));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(`the workbook cannot be read: ${(error as Error).message}`, importTexts.broken);
  }
};

/**
 * The texts of a workbook in an archive of our own, of a size that was counted: the reader goes by what stands inside
 * an archive and unpacks it without bound, so it gets none that a stranger made.
 */
const repack = (bytes: Uint8Array, entries: readonly ZipEntry[]): Buffer => {
  const claimed = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (claimed > importLimits.unpackedBytes) throw tooLarge();
  const texts = entries.filter(({ name }) => /\.(xml|rels)$/.test(name));
  try {
    const unpacked = unpackZip(bytes, texts, importLimits.unpackedBytes);
    requireNearCells(unpacked);
    return Buffer.from(zipSync(unpacked, { level: 0 }));
  } catch (error) {
    throw error instanceof ArchiveTooLarge ? tooLarge() : error;
  }
};

const tooLarge = () => new UnreadableFile('the workbook is too large unpacked', importTexts.tooLarge);

const toText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : String(cell);
};

/** How many cells a row has up to its last one with a text. */
const countFilled = (fields: readonly string[]): number =>
  fields.findLastIndex((field) => field.trim() !== '') + 1;
