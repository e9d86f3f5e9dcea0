import { readKept, writeKept } from '../../portal-shared/kept-memory.ts';

const nameOf = (fCode: string): string => `slip.${fCode}`;

export const wasSlipPrinted = (fCode: string): boolean => readKept(nameOf(fCode), 'localStorage') === 'yes';

/** A slip is printed today and the parcel's number typed tomorrow: this outlives the tab, until signing out. */
export const keepPrintedSlip = (fCode: string): void => writeKept(nameOf(fCode), 'yes', 'localStorage');
