import {
  forgetAll,
  type KeptMemory,
  portalStoragePrefix,
  recallKeptMemory,
  writeKeptMemory,
} from '../../portal/kept-memory.ts';

/** A slip is printed today and the parcel's number typed tomorrow: this outlives the tab, until signing out. */
const findMemory = (): KeptMemory | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

const nameOf = (fCode: string) => `${portalStoragePrefix}slip.${fCode}`;

export const wasSlipPrinted = (fCode: string): boolean =>
  recallKeptMemory(findMemory(), nameOf(fCode)) === 'yes';

export const rememberPrintedSlip = (fCode: string): void =>
  writeKeptMemory(findMemory(), nameOf(fCode), 'yes');

export const forgetPrintedSlips = (): void => forgetAll(findMemory());
