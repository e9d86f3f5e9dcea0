import { importTexts } from '#contract/office/import-texts.ts';
import { UnreadableFile } from './read-table.ts';

/** Fifty thousand rows of a hundred columns; no list of ours is wider. */
const maxCells = 5_000_000;

/** Where a cell or a row says that it stands. */
const places = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Refuses a workbook with a cell far out. Its reader makes room for everything between the first cell and the farthest
 * one: a file of one kilobyte with two of them kept a processor for half a minute and took two gigabytes.
 */
export const requireNearCells = (texts: Readonly<Record<string, Uint8Array>>): void => {
  for (const { buffer, byteOffset, byteLength } of Object.values(texts)) {
    const text = Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
    let rows = 1;
    let columns = 1;
    for (const [, double, single] of text.matchAll(places)) {
      const place = double ?? single ?? '';
      // A place that is spelt in entities is hidden from us, not from the reader.
      if (place.includes('&')) throw new UnreadableFile('a hidden place of a cell', importTexts.broken);
      const [, letters = '', digits = '1'] = /^(\D*)(\d+)/.exec(place) ?? [];
      rows = Math.max(rows, Number(digits));
      columns = Math.max(columns, columnOf(letters));
    }
    if (rows * columns > maxCells) throw new UnreadableFile('cells too far apart', importTexts.tooManyRows);
  }
};

/** @example columnOf('AB') // 28 */
const columnOf = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + ((letter.charCodeAt(0) - 64) & 31), 0);
