import { createHmac } from 'node:crypto';
import { dayMs } from '#kernel/durations.ts';

/** How long a link still works after its request was completed or cancelled. */
export const linkAfterlifeMs = 90 * dayMs;

/** What a token opens: the repair of a request, or the page of the device that a label is stuck on. */
type Purpose = 'tracking-link' | 'device-label';

/**
 * The token of the n-th link or label: 96 bits that follow from the secret, so that it can be written again without
 * anybody storing it.
 */
export const deriveToken = (appSecret: string, purpose: Purpose, id: number, number: number): string => {
  const key = createHmac('sha256', appSecret).update(purpose).digest();
  return createHmac('sha256', key).update(`${id}\n${number}`).digest('base64url').slice(0, 16);
};

/** What can be a token at all; anything else is not looked up. */
export const isLinkToken = (text: string): boolean => /^[\w-]{16}$/.test(text);
