import { importLimits, importTexts } from '#contract/office/import-texts.ts';
import type { NewCentre } from '../../centres.repository.ts';
import type { NewDevice } from '../../devices.repository.ts';
import { type CellFault, RefusedCell } from '../read-cells.ts';
import { centreColumns, readCentre } from '../read-centres.ts';
import { readSoldProduct, soldProductColumns } from '../read-sold-products.ts';
import { type Columns, nameCells, readTable, type TableRow, UnreadableFile } from '../read-table.ts';
import { readXlsx } from './read-xlsx.ts';

export type ReadRow<Row> = { line: number; row: Row; columns: string[] };
export type FileFault = { line: number } & CellFault;
export type ReadFile<Row> = { rows: ReadRow<Row>[]; refused: FileFault[] };

export const readDevicesFile = (bytes: Uint8Array): Promise<ReadFile<NewDevice>> =>
  readRows(bytes, soldProductColumns, readSoldProduct, ({ serial_key }) => serial_key);

export const readCentresFile = (bytes: Uint8Array): Promise<ReadFile<NewCentre>> =>
  readRows(bytes, centreColumns, readCentre, ({ id }) => String(id));

const readRows = async <Name extends string, Row>(
  bytes: Uint8Array,
  columns: Columns<Name>,
  read: (row: TableRow<Name>) => Row,
  keyOf: (row: Row) => string,
): Promise<ReadFile<Row>> => {
  const table = await readAny(bytes, columns);
  if (table.length === 0) throw new UnreadableFile('no rows', importTexts.empty);
  if (table.length > importLimits.rows) throw new UnreadableFile('too many rows', importTexts.tooManyRows);
  const result: ReadFile<Row> = { rows: [], refused: [] };
  const lines = new Map<string, number>();
  for (const given of table) {
    try {
      if (given.problem)
        throw new RefusedCell(given.problem, { column: '', value: '', text: importTexts.tooManyCells });
      const row = read(given);
      const earlier = lines.get(keyOf(row));
      if (earlier) {
        const text = importTexts.twiceRow(earlier);
        throw new RefusedCell('a row twice', { column: '', value: keyOf(row), text });
      }
      lines.set(keyOf(row), given.line);
      result.rows.push({ line: given.line, row, columns: Object.keys(given.cells) });
    } catch (error) {
      if (!(error instanceof RefusedCell)) throw error;
      result.refused.push({ line: given.line, ...error.cell });
    }
  }
  return result;
};

/** What a file is, its first bytes say; its name says nothing. */
const readAny = async <Name extends string>(
  bytes: Uint8Array,
  columns: Columns<Name>,
): Promise<TableRow<Name>[]> => {
  const begin = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (begin.startsWith('PK')) return nameCells(await readXlsx(bytes), columns);
  if (begin.startsWith('%PDF') || begin.startsWith('\xd0\xcf\x11\xe0') || bytes.includes(0))
    throw new UnreadableFile('neither CSV nor XLSX', importTexts.unsupported);
  return readTable(bytes, columns);
};
