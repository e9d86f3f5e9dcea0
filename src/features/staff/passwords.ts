import { officeRefusal, officeTexts } from '#contract/office/refusals.ts';
import { findPasswordFault } from './password.rules.ts';
import type { Staff } from './staff.repository.ts';

/** Throws what is wrong with a new password, beside its field. */
export const requireGoodPassword = (
  password: string,
  staff: Pick<Staff, 'name' | 'email'>,
  field = 'password',
): void => {
  const fault = findPasswordFault(password, staff);
  if (!fault) return;
  const text = fault === 'length' ? officeTexts.passwordLength : officeTexts.passwordGuessable;
  throw officeRefusal('invalid_input', text, { fields: { [field]: text } });
};
