import { type Columns, centreColumns, deviceColumns } from '#contract/office/import-columns.ts';
import { importLimits, importTexts } from '#contract/office/import-texts.ts';
import type { NewCentre } from '#features/centres/index.ts';
import type { NewDevice } from '#features/devices/index.ts';
import type { CsvRecord } from '#kernel/read-csv.ts';
import { type CellFault, RefusedCell, RefusedRow } from './read-cells.ts';
import { readCentreRow } from './read-centres.ts';
import { readSoldProductRow } from './read-sold-products.ts';
import { nameCells, readRecords, type TableRow, UnreadableFile } from './read-table.ts';
import { readXlsx } from './read-xlsx.ts';

export type ReadRow<Row> = { line: number; row: Row; columns: string[] };
/** `reason` is for a terminal, in English; `text` for a person. */
export type FileFault = { line: number; reason: string } & CellFault;
export type ReadFile<Row> = { rows: ReadRow<Row>[]; refused: FileFault[] };

type ReadOptions = {
  /** What is uploaded has rows, and not too many. */
  isBounded?: boolean;
  /** Goes on without the columns it does not know. */
  skipsUnknown?: boolean;
};

export const readDevicesFile = (bytes: Uint8Array, options?: ReadOptions): Promise<ReadFile<NewDevice>> =>
  readRows(bytes, deviceColumns, readSoldProductRow, ({ serial_key }) => serial_key, options);

export const readCentresFile = (bytes: Uint8Array, options?: ReadOptions): Promise<ReadFile<NewCentre>> =>
  readRows(bytes, centreColumns, readCentreRow, ({ id }) => String(id), options);

const readRows = async <Name extends string, Row>(
  bytes: Uint8Array,
  columns: Columns<Name>,
  read: (row: TableRow<Name>) => Row,
  keyOf: (row: Row) => string,
  { isBounded = true, skipsUnknown = false }: ReadOptions = {},
): Promise<ReadFile<Row>> => {
  const table = nameCells(await readAny(bytes), columns, skipsUnknown);
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
      const cells = error instanceof RefusedRow ? error.cells : [error];
      for (const cell of cells) {
        if (!(cell instanceof RefusedCell)) throw cell;
        result.refused.push({ line: given.line, reason: cell.message, ...cell.cell });
      }
    }
  }
  return result;
};

const requireBounds = (rows: number): void => {
  if (rows === 0) throw new UnreadableFile('no rows', importTexts.empty);
  if (rows > importLimits.rows) throw new UnreadableFile('too many rows', importTexts.tooManyRows);
};

/** The type of a file is read from its first bytes, never from its name. */
const readAny = async (bytes: Uint8Array): Promise<CsvRecord[]> => {
  const begin = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (begin.startsWith('PK')) return readXlsx(bytes);
  if (begin.startsWith('%PDF') || begin.startsWith('\xd0\xcf\x11\xe0') || bytes.includes(0))
    throw new UnreadableFile('neither CSV nor XLSX', importTexts.unsupported);
  return readRecords(bytes);
};
