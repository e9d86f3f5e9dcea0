import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { foldDigits } from '#kernel/fold-digits.ts';
import { persianNames } from './persian-names.ts';

/** What is longer is judged by its beginning; the time grows with the length. */
const maxJudgedLength = 64;

/** Loaded with the first password that is judged: the lists of common ones are large. */
let judge: Promise<ZxcvbnFactory> | undefined;

/**
 * How hard a password is to guess, 0 to 4. `words` are those that are guessed first: the person's and
 * the company's. Takes tenths of a second, so it runs in a worker thread.
 */
export const scorePassword = async ({
  password,
  words,
}: {
  password: string;
  words: readonly string[];
}): Promise<number> => {
  judge ??= load();
  const zxcvbn = await judge;
  const typed = foldDigits(password).slice(0, maxJudgedLength);
  // Spaces between two names make them no harder to guess.
  const joined = typed.replace(/[\s\u200c]+/gu, '');
  return Math.min(...[typed, joined].map((text) => zxcvbn.check(text, [...words]).score));
};

const load = async (): Promise<ZxcvbnFactory> => {
  const { ZxcvbnFactory: Factory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return new Factory({ dictionary: { ...dictionary, persianNames }, graphs: adjacencyGraphs });
};
