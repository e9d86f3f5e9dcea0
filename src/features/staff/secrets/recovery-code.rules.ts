import { createHmac } from 'node:crypto';
import { foldDigits } from '#kernel/fold-digits.ts';
import type { Random } from '#ports/random.ts';

const recoveryCodeCount = 10;

/** Without letters that look like digits, so that a code can be read from paper. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const half = 5;

/** Ten letters in two groups: about fifty bits. */
export const makeRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const word = Array.from({ length: 2 * half }, () => letters[random.integer(letters.length)]).join('');
    return `${word.slice(0, half)}-${word.slice(half)}`;
  });

export const hashRecoveryCode = (appSecret: string, staffId: number, typed: string): string => {
  const code = foldDigits(typed)
    .toLowerCase()
    .replace(/[\s\u200c-]/gu, '');
  return createHmac('sha256', appSecret).update(`staff-recovery\n${staffId}\n${code}`).digest('base64url');
};
