import { foldDigits } from './fold-digits.ts';

/** The form in which parcel numbers are compared. */
export const parcelKey = (number: string): string => foldDigits(number).replace(/[\s-]/g, '').toUpperCase();
