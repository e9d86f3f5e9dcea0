import { foldDigits } from '#kernel/fold-digits.ts';
import { formatNumber } from '#kernel/rial.ts';

const grouping = /[\s٬،,_\u200C\u200E\u200F]/g;

type TypedNumber = { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'fault' };

/**
 * A number as people type it: Persian, Arabic or Latin digits, grouped or not, `٫` or `.` before decimals.
 *
 * @example readTypedNumber('۱۲٬۵۰۰') // { kind: 'number', value: 12500 }
 */
export const readTypedNumber = (text: string, { hasDecimals = false } = {}): TypedNumber => {
  const tidy = foldDigits(text).replace(grouping, '').replace('٫', '.').replace('−', '-');
  if (tidy === '') return { kind: 'empty' };
  const pattern = hasDecimals ? /^-?[0-9]+(\.[0-9]*)?$/ : /^-?[0-9]+$/;
  const value = Number(tidy);
  return pattern.test(tidy) && Number.isSafeInteger(Math.trunc(value))
    ? { kind: 'number', value }
    : { kind: 'fault' };
};

/** Tenths of a percent from what was typed; undefined for more than one decimal or above the bound. */
export const parsePercentTenths = (typed: string, maxTenths: number): number | undefined => {
  const read = readTypedNumber(typed, { hasDecimals: true });
  if (read.kind === 'fault') return undefined;
  const tenths = read.kind === 'empty' ? 0 : read.value * 10;
  const whole = Math.round(tenths);
  return Math.abs(tenths - whole) < 1e-9 && whole >= 0 && whole <= maxTenths ? whole : undefined;
};

/** What a field hands to its form: null only when it is empty. What is no such number is NaN, which no form takes. */
export const toFormNumber = (text: string, options?: { hasDecimals?: boolean }): number | null => {
  const read = readTypedNumber(text, options);
  return read.kind === 'number' ? read.value : read.kind === 'empty' ? null : Number.NaN;
};

/** The text of a field after a key: grouped when it is a whole number, else as it was typed. */
export const groupTyped = (text: string): string => {
  const read = readTypedNumber(text);
  return read.kind === 'number' ? formatNumber(read.value) : text;
};

/** Where the caret belongs after regrouping: after the same number of digits as before. */
export const placeCaret = (before: string, caret: number, after: string): number => {
  const isDigit = (letter: string) => /[0-9۰-۹٠-٩]/.test(letter);
  let left = [...before.slice(0, caret)].filter(isDigit).length;
  for (let at = 0; at < after.length; at += 1) {
    if (left === 0) return at;
    if (isDigit(after[at] ?? '')) left -= 1;
  }
  return after.length;
};
