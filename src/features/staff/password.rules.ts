import { dictionary } from '@zxcvbn-ts/language-common';
import { foldForSearch } from '#kernel/search-key.ts';

export const passwordLength = { least: 12, most: 128 } as const;

/** The list begins with the 10 000 commonest and goes on; what is too short for us is refused before. */
const common = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= passwordLength.least).map(fold),
);

/** Shorter words of a name stand in too many good passwords by chance. */
const shortestNameWord = 3;

export type PasswordFault = 'length' | 'guessable';

/** What is wrong with a new password of this person; undefined when it may be used. Any characters may stand in it. */
export const findPasswordFault = (
  password: string,
  { name, email }: { name: string; email: string },
): PasswordFault | undefined => {
  const length = [...password].length;
  if (length < passwordLength.least || length > passwordLength.most) return 'length';
  const folded = fold(password);
  if (common.has(folded)) return 'guessable';
  const [mailbox = ''] = email.split('@');
  const own = [email, mailbox, name, ...name.split(/[\s\u200c]+/u)].map(fold);
  return own.some((word) => word.length >= shortestNameWord && folded.includes(word))
    ? 'guessable'
    : undefined;
};

/** Case, spaces and the spelling of Persian letters make nothing harder to guess. */
function fold(text: string): string {
  return foldForSearch(text).replace(/[\s\u200c]+/gu, '');
}
