import { foldDigits } from './fold-digits.ts';

/** The form in which parcel numbers are compared. */
export const parcelKey = (number: string): string => foldDigits(number).replace(/[\s-]/g, '').toUpperCase();

/** Whether it can be the number of a parcel: 4 to 40 Latin letters and digits, in whatever digits it was typed. */
export const isParcelNumber = (number: string): boolean => /^[A-Z0-9]{4,40}$/.test(parcelKey(number));
