import { createHash, timingSafeEqual } from 'node:crypto';
import type { Random } from '#ports/random.ts';

/** What a cookie holds: 256 bits nobody can guess. */
export const makeToken = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');

/** What the database holds of a token: a reader of the database cannot become anyone. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The same as staff's tables hold it. */
export const hashStaffToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Takes as long for a nearly right text as for a wrong one. */
export const isSameSecret = (right: string, given: string): boolean => {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
