import { createHash, createHmac } from 'node:crypto';

/** How long a link still works after its request was completed or cancelled. */
export const linkAfterlifeMs = 90 * 24 * 3_600_000;

/**
 * The token of a request's n-th link: 96 bits that follow from the secret, so that every message can carry the
 * link again without anybody storing it.
 */
export const deriveLinkToken = (appSecret: string, requestId: number, number: number): string => {
  const key = createHmac('sha256', appSecret).update('tracking-link').digest();
  return createHmac('sha256', key).update(`${requestId}\n${number}`).digest('base64url').slice(0, 16);
};

export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** What can be a token at all; anything else is not looked up. */
export const isLinkToken = (text: string): boolean => /^[\w-]{16}$/.test(text);
