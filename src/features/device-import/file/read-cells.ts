import { importTexts } from '#contract/office/import-texts.ts';
import { cleanLine } from '#kernel/clean-line.ts';
import { countCharacters } from '#kernel/count-characters.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { isoDate, parseJalaliDate } from '#kernel/jalali.ts';
import { escapeControls, hasForbiddenControls } from '#kernel/strip-controls.ts';

/** Why one row is refused. It may repeat a cell, and will be read in a terminal. */
export class RefusedCell extends Error {
  override name = 'RefusedCell';

  /** For a person: which cell, and what is wrong with it in Persian. */
  readonly cell: CellFault;

  constructor(reason: string, cell: CellFault) {
    super(escapeControls(reason));
    this.cell = cell;
  }
}

export type CellFault = { column: string; value: string; text: string };

/** Everything that is wrong with one row. */
export class RefusedRow extends Error {
  override name = 'RefusedRow';
  readonly cells: readonly RefusedCell[];

  constructor(cells: readonly RefusedCell[]) {
    super('the row is refused');
    this.cells = cells;
  }
}

/** Reads each field of a row by its own function; throws what is wrong with all of them at once. */
export const readFields = <Row extends object>(readers: { [Key in keyof Row]: () => Row[Key] }): Row => {
  const refused: RefusedCell[] = [];
  const fields = Object.entries<() => unknown>(readers).map(([key, read]) => {
    try {
      return [key, read()];
    } catch (error) {
      if (!(error instanceof RefusedCell)) throw error;
      refused.push(error);
      return [key];
    }
  });
  if (refused.length > 0) throw new RefusedRow(refused);
  return Object.fromEntries(fields) as Row;
};

const maxCellLength = 500;

export const readWords = (name: string, text: string | undefined, isRequired = false): string => {
  const tidy = cleanLine(text ?? '');
  if (isRequired && tidy === '')
    throw new RefusedCell(`${name} is empty`, { column: name, value: '', text: importTexts.emptyCell });
  if (hasForbiddenControls(tidy))
    throw new RefusedCell(`${name} holds control characters`, {
      column: name,
      value: tidy,
      text: importTexts.controls,
    });
  if (countCharacters(tidy) > maxCellLength)
    throw new RefusedCell(`${name} is longer than ${maxCellLength} characters`, {
      column: name,
      value: tidy.slice(0, 60),
      text: importTexts.longCell,
    });
  return tidy;
};

export const parseIdCell = (name: string, text: string | undefined): number | undefined => {
  const digits = foldDigits(text ?? '').trim();
  if (digits === '') return undefined;
  if (!/^\d{1,9}$/.test(digits) || Number(digits) === 0)
    throw new RefusedCell(`${name} "${digits}" is not a number`, {
      column: name,
      value: digits,
      text: importTexts.badNumber,
    });
  return Number(digits);
};

/** A Persian or a Gregorian date, stored as Gregorian. */
export const parseDateCell = (name: string, text: string | undefined): string | null => {
  const tidy = foldDigits(text ?? '').trim();
  if (tidy === '') return null;
  const date = parseDate(tidy);
  if (!date)
    throw new RefusedCell(`${name} "${tidy}" is neither like 1405/08/15 nor like 2026-11-06`, {
      column: name,
      value: tidy,
      text: importTexts.badDate,
    });
  return date;
};

/** An empty text for what is no date. */
export const parseDate = (text: string | undefined): string => {
  const tidy = foldDigits(text ?? '').trim();
  return parseJalaliDate(tidy) ?? (/^(19|20)\d\d-\d\d-\d\d$/.test(tidy) ? isoDate(tidy) : '');
};
