import { createHmac } from 'node:crypto';
import { isSameSecret } from '#features/tokens/index.ts';
import type { Random } from '#ports/random.ts';

const keptAccounts = 5;

/**
 * The mark of a browser that signed in to an account before. It opens nothing; it only gives the browser a count
 * of wrong passwords of its own, so that a stranger's tries do not keep its owner waiting.
 */
export const markBrowser = (
  { appSecret, random }: { appSecret: string; random: Random },
  staffEmailKey: string,
  held: string | undefined,
): string => {
  if (held && findBrowserMark(appSecret, staffEmailKey, held)) return held;
  const nonce = Buffer.from(random.bytes(12)).toString('base64url');
  const others = (held ?? '').split('~').filter(Boolean);
  return [`${nonce}.${sign(appSecret, staffEmailKey, nonce)}`, ...others].slice(0, keptAccounts).join('~');
};

/** The browser's own name for this account; undefined for a browser that never signed in to it. */
export const findBrowserMark = (
  appSecret: string,
  staffEmailKey: string,
  held: string | undefined,
): string | undefined => {
  for (const mark of (held ?? '').split('~').slice(0, keptAccounts)) {
    const [nonce = '', signature = ''] = mark.split('.');
    if (nonce !== '' && isSameSecret(sign(appSecret, staffEmailKey, nonce), signature)) return nonce;
  }
  return undefined;
};

const sign = (appSecret: string, staffEmailKey: string, nonce: string): string =>
  createHmac('sha256', appSecret)
    .update(`known-browser\n${staffEmailKey}\n${nonce}`)
    .digest('base64url')
    .slice(0, 27);
