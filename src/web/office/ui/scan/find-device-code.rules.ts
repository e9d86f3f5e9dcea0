import { parseDeviceCode } from '#kernel/parse-device-code.ts';

/** The label that was typed or scanned, or the GS1 code of a scanner: a typed number may only look like one. */
export const findDeviceCode = (typed: string, burst: string): string | undefined => {
  const isLabel = 'labelToken' in (parseDeviceCode(typed) ?? {});
  return isLabel ? typed : parseDeviceCode(burst) && burst;
};
