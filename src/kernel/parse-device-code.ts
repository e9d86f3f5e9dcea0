import { parseGs1 } from './gs1.ts';

/** The address on a label, whatever the site was called when it was printed. */
const labelAddress = /^(?:https?:\/\/[^/\s]+)?\/d\/([\w-]{16})$/i;

/**
 * What a scanned text says about a device: the token of its label, or the serial in a GS1 code. Undefined for anything
 * else.
 *
 * @example parseDeviceCode('https://azma.example/d/abcdefghijklmnop') // { labelToken: 'abcdefghijklmnop' }
 */
export const parseDeviceCode = (text: string): { labelToken: string } | { serial: string } | undefined => {
  const labelToken = labelAddress.exec(text.trim())?.[1];
  if (labelToken) return { labelToken };
  const serial = parseGs1(text.trim())?.serial;
  return serial ? { serial } : undefined;
};
