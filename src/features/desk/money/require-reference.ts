import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { foldDigits } from '#kernel/fold-digits.ts';

/** A reference as it is stored and written in messages. */
export const foldReference = (given: string): string => foldDigits(given).trim();

/** What identifies a transfer, as the bank writes it: 4 to 30 letters or digits, without spaces and dashes. */
export const requireReference = (given: string): string => {
  const reference = foldDigits(given).replace(/[\s-]/g, '');
  if (reference === '') throw deskRefusal('reference-needed', { field: 'reference' });
  if (!/^[\p{L}\p{N}]{4,30}$/u.test(reference)) throw deskRefusal('bad-reference', { field: 'reference' });
  return reference;
};
