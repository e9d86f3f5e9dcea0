import { importTexts } from '#contract/office/import-texts.ts';
import { type CsvRecord, readCsv } from '#kernel/read-csv.ts';
import { foldForSearch } from '#kernel/search-key.ts';
import { showControls } from '#kernel/strip-controls.ts';

/** The columns of a file: the name each has in the contract, and the headers it is known by. */
export type Columns<Name extends string> = Record<Name, { headers: readonly string[]; isRequired?: boolean }>;

export type TableRow<Name extends string> = {
  line: number;
  cells: Partial<Record<Name, string>>;
  /** What is wrong with the row as a whole. */
  problem?: string;
};

/** A file that cannot be read at all: nothing is known about its rows. The reason may repeat a header. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';

  /** The same for a person, in Persian. */
  readonly text: string;

  constructor(reason: string, text: string = importTexts.broken) {
    super(showControls(reason));
    this.text = text;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a CSV file with a header line into named cells. Headers match whatever their letters, spaces and case. */
export const readTable = <Name extends string>(bytes: Uint8Array, columns: Columns<Name>): TableRow<Name>[] =>
  nameCells(readRecords(bytes), columns);

/** The same for records that were read from another kind of file. */
export const nameCells = <Name extends string>(
  all: readonly CsvRecord[],
  columns: Columns<Name>,
): TableRow<Name>[] => {
  const [head, ...records] = all;
  if (!head) throw new UnreadableFile('the file is empty', importTexts.empty);
  const names = head.fields.map((header) => requireColumn(header, columns));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new UnreadableFile(`column ${twice} is there twice`, importTexts.twiceColumn(twice));
  for (const [name, { headers, isRequired }] of Object.entries(columns) as [Name, Columns<Name>[Name]][]) {
    if (isRequired && !names.includes(name)) {
      throw new UnreadableFile(
        `column ${name} is missing (header ${[name, ...headers].join(' or ')})`,
        importTexts.missingColumn(headers[0] ?? name),
      );
    }
  }
  return records.map(({ line, fields }) => {
    const cells: Partial<Record<Name, string>> = {};
    names.forEach((name, at) => {
      const value = fields[at];
      if (value !== undefined) cells[name] = value;
    });
    if (fields.length <= names.length) return { line, cells };
    return { line, cells, problem: `${fields.length} cells, but the header has ${names.length}` };
  });
};

const readRecords = (bytes: Uint8Array) => {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new UnreadableFile('the file is not UTF-8; save it as "CSV UTF-8"', importTexts.notUtf8);
  }
  try {
    return readCsv(text);
  } catch (error) {
    throw new UnreadableFile((error as Error).message);
  }
};

const fold = (header: string): string => foldForSearch(header).replace(/[\s\u200C_:*-]/g, '');

const requireColumn = <Name extends string>(header: string, columns: Columns<Name>): Name => {
  const found = (Object.entries(columns) as [Name, Columns<Name>[Name]][]).find(([name, { headers }]) =>
    [name, ...headers].some((known) => fold(known) === fold(header)),
  );
  if (!found)
    throw new UnreadableFile(
      `column "${header.trim()}" is not known`,
      importTexts.unknownColumn(showControls(header.trim())),
    );
  return found[0];
};
