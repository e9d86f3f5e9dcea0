import { CsvError, parse } from 'csv-parse/sync';

/** One record of a CSV file, with the line it begins on. */
export type CsvRecord = { line: number; fields: string[] };

const separators = [',', ';', '\t'];

/**
 * Reads CSV as spreadsheets write it: any line ending, a byte order mark or none, and a comma, semicolon or tab
 * as separator, whichever the first line uses most. Records without any value are left out. Throws a SyntaxError
 * that names the line of a quote that never ends.
 *
 * @example readCsv('a;b\r\n"x;y";"say ""hi"""') // fields: ['a','b'], ['x;y','say "hi"']
 */
export function readCsv(text: string): CsvRecord[] {
  const body = text.replace(/^\uFEFF/, '');
  const records: CsvRecord[] = [];
  let line = 1;
  try {
    parse(body, {
      delimiter: detectSeparator(body),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      ltrim: true,
      on_record: (fields, { lines }) => {
        if (fields.some((value) => value.trim() !== '')) records.push({ line, fields });
        line = lines + 1;
        return undefined;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SyntaxError(`the record that begins on line ${line}: ${error.code}`, { cause: error });
  }
}

function detectSeparator(body: string): string {
  const firstLine = body.slice(0, body.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = separators.map((one) => firstLine.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
