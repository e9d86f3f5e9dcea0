import { importLimits, importTexts } from '#contract/office/import-texts.ts';
import type { NewCentre } from '#features/centres/index.ts';
import type { NewDevice } from '#features/devices/index.ts';
import { type CellFault, RefusedCell } from './read-cells.ts';
import { centreColumns, readCentre } from './read-centres.ts';
import { readSoldProduct, soldProductColumns } from './read-sold-products.ts';
import { type Columns, nameCells, readTable, type TableRow, UnreadableFile } from './read-table.ts';
import { readXlsx } from './read-xlsx.ts';

export type ReadRow<Row> = { line: number; row: Row; columns: string[] };
/** `reason` is for a terminal, in English; `text` for a person. */
export type FileFault = { line: number; reason: string } & CellFault;
export type ReadFile<Row> = { rows: ReadRow<Row>[]; refused: FileFault[] };

/** What is uploaded has rows, and not too many. */
type Bounds = { isBounded?: boolean };

export const readDevicesFile = (bytes: Uint8Array, bounds?: Bounds): Promise<ReadFile<NewDevice>> =>
  readRows(bytes, soldProductColumns, readSoldProduct, ({ serial_key }) => serial_key, bounds);

export const readCentresFile = (bytes: Uint8Array, bounds?: Bounds): Promise<ReadFile<NewCentre>> =>
  readRows(bytes, centreColumns, readCentre, ({ id }) => String(id), bounds);

const readRows = async <Name extends string, Row>(
  bytes: Uint8Array,
  columns: Columns<Name>,
  read: (row: TableRow<Name>) => Row,
  keyOf: (row: Row) => string,
  { isBounded = true }: Bounds = {},
): Promise<ReadFile<Row>> => {
  const table = await readAny(bytes, columns);
  if (isBounded) requireBounds(table.length);
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
        throw new RefusedCell(`the same as on line ${earlier}`, { column: '', value: keyOf(row), text });
      }
      lines.set(keyOf(row), given.line);
      result.rows.push({ line: given.line, row, columns: Object.keys(given.cells) });
    } catch (error) {
      if (!(error instanceof RefusedCell)) throw error;
      result.refused.push({ line: given.line, reason: error.message, ...error.cell });
    }
  }
  return result;
};

const requireBounds = (rows: number): void => {
  if (rows === 0) throw new UnreadableFile('no rows', importTexts.empty);
  if (rows > importLimits.rows) throw new UnreadableFile('too many rows', importTexts.tooManyRows);
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
