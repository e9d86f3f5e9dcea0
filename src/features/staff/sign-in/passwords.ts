import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { type DelayedTry, type LimitTake, refundLimit, takeTry } from '#features/limits/index.ts';
import type { StaffDeps } from '../records/deps.ts';
import type { Staff } from '../records/staff.repository.ts';
import { findPasswordFault, minScore, type PasswordFault } from '../secrets/password.rules.ts';

/** Whether the password is right. The try is counted, unless the password could not be checked at all. */
export const verifyCounted = async (
  deps: StaffDeps,
  password: string,
  hash: Staff['passwordHash'] | undefined,
  { delayed, take }: { delayed: DelayedTry; take: LimitTake },
): Promise<boolean> => {
  // Before anything is counted: a try that cannot be checked writes nothing.
  deps.passwords.requireRoom();
  await takeTry(deps, delayed, [take]);
  return deps.passwords.verify(password, hash).catch(async (error) => {
    for (const { rule, key } of [delayed, take]) await refundLimit(deps, rule, key);
    throw error;
  });
};

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
