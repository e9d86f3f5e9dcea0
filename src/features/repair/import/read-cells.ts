import { countCharacters, tidyText } from '#kernel/count-characters.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { foldLetters } from '#kernel/fold-letters.ts';
import { isoDate, parseJalaliDate } from '#kernel/jalali.ts';
import { hasForbiddenControls, showControls, stripBidiControls } from '#kernel/strip-controls.ts';

/** Why one row is refused. It may repeat a cell, and will be read in a terminal. */
export class RefusedCell extends Error {
  override name = 'RefusedCell';

  constructor(reason: string) {
    super(showControls(reason));
  }
}

const longest = 500;

/** Words as they will be shown: Persian letters, no marks that turn text round, one line. */
export const readWords = (name: string, text: string | undefined, isRequired = false): string => {
  const tidy = tidyText(foldLetters(stripBidiControls(text ?? '')).replace(/\s+/g, ' '));
  if (isRequired && tidy === '') throw new RefusedCell(`${name} is empty`);
  if (hasForbiddenControls(tidy)) throw new RefusedCell(`${name} holds control characters`);
  if (countCharacters(tidy) > longest) throw new RefusedCell(`${name} is longer than ${longest} characters`);
  return tidy;
};

export const readId = (name: string, text: string | undefined): number | undefined => {
  const digits = foldDigits(text ?? '').trim();
  if (digits === '') return undefined;
  if (!/^\d{1,9}$/.test(digits) || Number(digits) === 0)
    throw new RefusedCell(`${name} "${digits}" is not a number`);
  return Number(digits);
};

/** A Persian or a Gregorian date, stored as Gregorian. */
export const readDate = (name: string, text: string | undefined): string | null => {
  const tidy = foldDigits(text ?? '').trim();
  if (tidy === '') return null;
  const date = parseJalaliDate(tidy) ?? (/^(19|20)\d\d-\d\d-\d\d$/.test(tidy) ? isoDate(tidy) : '');
  if (!date) throw new RefusedCell(`${name} "${tidy}" is neither like 1405/08/15 nor like 2026-11-06`);
  return date;
};
