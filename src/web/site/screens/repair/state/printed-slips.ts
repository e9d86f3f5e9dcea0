import { findStorage, findStored, storeText } from '#web/ui/browser-storage.ts';
import { forgetAll, portalStoragePrefix } from './kept-memory.ts';

const nameOf = (fCode: string) => `${portalStoragePrefix}slip.${fCode}`;

/** A slip is printed today and the parcel's number typed tomorrow: this outlives the tab, until signing out. */
export const wasSlipPrinted = (fCode: string): boolean => findStored(nameOf(fCode)) === 'yes';

export const rememberPrintedSlip = (fCode: string): void => {
  storeText(nameOf(fCode), 'yes');
};

export const forgetPrintedSlips = (): void => forgetAll(findStorage('localStorage'));
