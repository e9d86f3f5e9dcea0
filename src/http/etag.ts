import { hash } from 'node:crypto';
import type { Encoding } from './choose-encoding.ts';

/** A strong ETag for these very bytes. */
export const makeEtag = (body: string | Uint8Array): string =>
  `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;

/** The same content in another encoding is other bytes, so a strong tag must differ. */
export const etagIn = (etag: string, encoding: Encoding): string =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;

/** Whether the caller already holds this content, in whichever encoding. Weak tags count too, as for every GET. */
export const etagMatches = (held: string | null | undefined, etag: string): boolean => {
  if (!held) return false;
  const bare = etag.slice(0, -1);
  return held.split(',').some((tag) => {
    const one = tag.trim().replace(/^W\//, '');
    return one === '*' || one === etag || one === `${bare}-br"` || one === `${bare}-gzip"`;
  });
};
