import { foldDigits } from '#kernel/fold-digits.ts';
import { parseMobile } from '#kernel/mobile.ts';
import { parcelKey } from '#kernel/parcel-key.ts';
import { normalizeForMatch, searchWords } from '#kernel/search-key.ts';
import { serialKey } from '#kernel/serial.ts';
import { stripInvisibles } from '#kernel/strip-controls.ts';
import type { WantedWord } from '#storage/find-by-words.ts';

/** What staff may have meant by what was typed or scanned. */
export type OfficeSearch = {
  traceNumber: string | undefined;
  serialKey: string | undefined;
  mobile: string | undefined;
  /** The last four digits of a mobile. */
  mobileEnd: string | undefined;
  /** The number of a parcel, or a reference of the bank. */
  numberKey: string | undefined;
  invoiceNumber: string | undefined;
  /** The bank's name of a payment; its letters are not folded. */
  authority: string | undefined;
  words: WantedWord[];
};

const maxTyped = 200;

/**
 * Reads a search of the queue or of devices: a serial in any spelling, a trace number, a mobile or its end, a parcel
 * number, the number of an invoice or a receipt, a reference of the bank, or words of centre, lab, device and address.
 * Signs are no operators anywhere.
 *
 * @example readSearch('az/۱۰۰۰').serialKey // 'AZ1000'
 */
export const readSearch = (typed: string): OfficeSearch => {
  const text = stripInvisibles(typed.slice(0, maxTyped)).trim();
  const digits = foldDigits(text).replace(/[\s\p{Pd}]/gu, '');
  const numberKey = parcelKey(text);
  return {
    // The number of a receipt is that of its request, and which payment it was.
    traceNumber: /^(\d{8})(?:P\d{1,3})?$/i.exec(digits)?.[1],
    serialKey: serialKey(text),
    mobile: parseMobile(text),
    mobileEnd: /^\d{4}$/.test(digits) ? digits : undefined,
    invoiceNumber: /^\d{8}-\d{1,3}$/.exec(foldDigits(text).replace(/\s*\p{Pd}\s*/gu, '-'))?.[0],
    authority: /^[A-Za-z\d]{20,64}$/.test(text) ? text : undefined,
    numberKey: /^[\p{L}\p{N}]{4,40}$/u.test(numberKey) ? numberKey : undefined,
    words: readWords(typed),
  };
};

const readWords = (typed: string): WantedWord[] =>
  typed
    .slice(0, maxTyped)
    .split(/\s+/)
    .flatMap((token) => {
      const parts = searchWords(token);
      const joined = searchWords(normalizeForMatch(token)).join('');
      return parts.length === 0 ? [] : [{ joined, parts }];
    })
    .slice(0, 6);

/** A text that can mean nothing at all: signs only. */
export const isEmptySearch = (query: OfficeSearch): boolean =>
  query.words.length === 0 && query.serialKey === undefined && query.traceNumber === undefined;
