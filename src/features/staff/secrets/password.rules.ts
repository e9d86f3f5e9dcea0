import { demoPassword } from '#kernel/demo-people.ts';
import { foldForSearch } from '#kernel/search-key.ts';

export const passwordLength = { min: 12, max: 128 } as const;

/** Of 4. Below it, a password can be guessed from its stored hash in days. */
export const minScore = 3;

/** Shorter words of a name stand in too many good passwords by chance. */
const minNameWordLength = 3;

export type PasswordFault = 'length' | 'guessable';

/** What is wrong with a new password before it is scored; undefined when nothing is. Any characters may stand in it. */
export const findPasswordFault = (
  password: string,
  { name, email }: { name: string; email: string },
): PasswordFault | undefined => {
  const length = [...password].length;
  if (length < passwordLength.min || length > passwordLength.max) return 'length';
  const folded = fold(password);
  if (folded === fold(demoPassword)) return 'guessable';
  const [mailbox = ''] = email.split('@');
  const own = [email, mailbox, name, ...name.split(/[\s\u200c]+/u)].map(fold);
  return own.some((word) => word.length >= minNameWordLength && folded.includes(word))
    ? 'guessable'
    : undefined;
};

/** Case, spaces and the spelling of Persian letters make nothing harder to guess. */
function fold(text: string): string {
  return foldForSearch(text).replace(/[\s\u200c]+/gu, '');
}
