/**
 * What a spreadsheet puts on the clipboard, as rows of cells; undefined when it is ordinary text. Cells with line
 * breaks come in quotes.
 *
 * @example parsePastedRows('وزن\t۱۲ کیلوگرم\nولتاژ\t۲۲۰') // [['وزن', '۱۲ کیلوگرم'], ['ولتاژ', '۲۲۰']]
 */
export const parsePastedRows = (text: string): string[][] | undefined => {
  const rows = splitRows(text).filter((cells) => cells.some((cell) => cell !== ''));
  return rows.length > 0 && rows.some((cells) => cells.length > 1) ? rows : undefined;
};

const splitRows = (text: string): string[][] => {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === '\t') endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text.charAt(at + 1) === '\n') at += 1;
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  return rows;
};

/** Rows with the pasted ones in the place of one row, when it is empty, or after it; as many as there is room for. */
export const placePastedRows = <Row extends Record<string, unknown>>(
  rows: readonly Row[],
  at: number,
  columns: readonly [string, string],
  pasted: readonly (readonly string[])[],
  empty: Row,
  max: number,
): { rows: Row[]; placed: number } => {
  const made = pasted.map(([first = '', ...rest]) => ({
    ...empty,
    [columns[0]]: first,
    [columns[1]]: rest.filter((cell) => cell !== '').join(' '),
  }));
  const here = rows[at];
  const isFree = here !== undefined && columns.every((name) => !here[name]);
  const before = rows.slice(0, isFree ? at : at + 1);
  const after = rows.slice(at + 1);
  const fitting = made.slice(0, Math.max(0, max - before.length - after.length));
  return { rows: [...before, ...fitting, ...after], placed: fitting.length };
};
