import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import type { StaffDeps } from '../records/deps.ts';
import type { Staff } from '../records/staff.repository.ts';
import { findPasswordFault, minScore, type PasswordFault } from '../secrets/password.rules.ts';

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
