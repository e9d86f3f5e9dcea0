import type { Columns } from '#contract/office/import-columns.ts';
import { importTexts } from '#contract/office/import-texts.ts';
import { type CsvRecord, readCsv } from '#kernel/read-csv.ts';
import { foldForSearch } from '#kernel/search-key.ts';
import { escapeControls } from '#kernel/strip-controls.ts';

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
  /** Headers that no column is known by: the file can be read without them. */
  readonly unknownColumns: readonly string[];

  constructor(reason: string, text: string = importTexts.broken, unknownColumns: readonly string[] = []) {
    super(escapeControls(reason));
    this.text = text;
    this.unknownColumns = unknownColumns;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The records of a file as named cells. Headers match whatever their letters, spaces and case. */
export const nameCells = <Name extends string>(
  all: readonly CsvRecord[],
  columns: Columns<Name>,
  skipsUnknown: boolean,
): TableRow<Name>[] => {
  const [head, ...records] = all;
  if (!head) throw new UnreadableFile('the file is empty', importTexts.empty);
  const names = head.fields.map((header) => findColumn(header, columns));
  const unknown = head.fields.map((header) => escapeControls(header.trim())).filter((_, at) => !names[at]);
  if (unknown.length > 0 && !skipsUnknown) throw unknownColumns(unknown);
  const twice = names.find((name, at) => name && names.indexOf(name) !== at);
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
      if (name && value !== undefined) cells[name] = value;
    });
    if (fields.length <= names.length) return { line, cells };
    return { line, cells, problem: `${fields.length} cells, but the header has ${names.length}` };
  });
};

/** The records of a CSV file in UTF-8. */
export const readRecords = (bytes: Uint8Array) => {
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

const findColumn = <Name extends string>(header: string, columns: Columns<Name>): Name | undefined =>
  (Object.entries(columns) as [Name, Columns<Name>[Name]][]).find(([name, { headers }]) =>
    [name, ...headers].some((known) => fold(known) === fold(header)),
  )?.[0];

const unknownColumns = (headers: readonly string[]): UnreadableFile =>
  new UnreadableFile(
    `${headers.length > 1 ? 'columns' : 'column'} ${headers.map((header) => `"${header}"`).join(', ')} not known`,
    importTexts.unknownColumns(headers),
    headers,
  );
