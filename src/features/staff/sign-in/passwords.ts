import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { type DelayedTry, giveBackTake, type LimitTake, takeTry } from '#features/limits/index.ts';
import type { StaffDeps } from '../records/deps.ts';
import type { Staff } from '../records/staff.repository.ts';
import { findPasswordFault, minScore, type PasswordFault } from '../secrets/password.rules.ts';

type CountedTry = { delay: DelayedTry; limit: LimitTake };

/** Counts a try of a password; one that cannot be checked now writes nothing. */
export const countPasswordTry = async (deps: StaffDeps, { delay, limit }: CountedTry): Promise<void> => {
  deps.passwords.requireRoom();
  await takeTry(deps, delay, [limit]);
};

/** Whether the password is right. A counted try that could not be checked at all is given back. */
export const verifyOrGiveBack = (
  deps: StaffDeps,
  password: string,
  hash: Staff['passwordHash'] | undefined,
  { delay, limit }: CountedTry,
): Promise<boolean> =>
  deps.passwords.verify(password, hash).catch(async (error) => {
    for (const { rule, key } of [delay, limit]) await giveBackTake(deps, rule, key);
    throw error;
  });

type Owner = Pick<Staff, 'name' | 'email'>;

/** Throws what is wrong with a new password, beside its field. */
export const requireGoodPassword = async (
  deps: Pick<StaffDeps, 'scorePassword'>,
  password: string,
  owner: Owner,
  field = 'password',
): Promise<void> => {
  const fault = findPasswordFault(password, owner) ?? (await findWeakness(deps, password, owner));
  if (!fault) return;
  const text = fault === 'length' ? staffRefusalTexts.passwordLength : staffRefusalTexts.passwordGuessable;
  throw officeRefusal('invalid_input', text, { fields: { [field]: text } });
};

const findWeakness = async (
  { scorePassword }: Pick<StaffDeps, 'scorePassword'>,
  password: string,
  { name, email }: Owner,
): Promise<PasswordFault | undefined> => {
  const words = [name, email].flatMap((text) => [text, ...text.split(/[\s\u200c@.]+/u)]);
  return (await scorePassword({ password, words })) < minScore ? 'guessable' : undefined;
};
