/** One record of a CSV file, with the line it begins on. */
export type CsvRecord = { line: number; fields: string[] };

const separators = [',', ';', '\t'];

/**
 * Reads CSV as spreadsheets write it: quoted fields with doubled quotes and line breaks inside, any line ending,
 * and a comma, semicolon or tab as separator, whichever the first line uses most. Blank lines are left out.
 * Throws a SyntaxError that names the line of a quote that never ends.
 *
 * @example readCsv('a;b\r\n"x;y";"say ""hi"""') // fields: ['a','b'], ['x;y','say "hi"']
 */
export function readCsv(text: string): CsvRecord[] {
  const body = text.replace(/^\uFEFF/, '');
  const separator = findSeparator(body);
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let field = '';
  let line = 1;
  let startLine = 1;
  let quotedSince: number | undefined;

  const endField = () => {
    fields.push(field);
    field = '';
  };
  const endRecord = () => {
    endField();
    if (fields.some((value) => value.trim() !== '')) records.push({ line: startLine, fields });
    fields = [];
    startLine = line;
  };

  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at] as string;
    const isBreak = letter === '\n' || (letter === '\r' && body[at + 1] !== '\n');
    if (isBreak) line += 1;
    if (quotedSince !== undefined) {
      if (letter !== '"') field += letter;
      else if (body[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quotedSince = undefined;
    } else if (letter === '"' && field.trim() === '') {
      field = '';
      quotedSince = line;
    } else if (letter === separator) endField();
    else if (isBreak) endRecord();
    else if (letter !== '\r') field += letter;
  }
  if (quotedSince !== undefined)
    throw new SyntaxError(`the quote that opens on line ${quotedSince} never ends`);
  endRecord();
  return records;
}

function findSeparator(body: string): string {
  const firstLine = body.slice(0, body.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = separators.map((one) => firstLine.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
