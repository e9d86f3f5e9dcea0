import { invitationTexts } from '#web/texts/office/session.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { NewPassword, PasswordFaults } from './new-password.rules.ts';

/** A new password, twice. */
export const NewPasswordFields = ({
  value,
  faults,
  onChange,
}: {
  value: NewPassword;
  faults: PasswordFaults;
  onChange: (value: NewPassword) => void;
}) => (
  <>
    <PasswordField
      label={invitationTexts.password}
      hint={invitationTexts.passwordHint}
      autoComplete="new-password"
      data-first-focus
      value={value.password}
      error={faults.password}
      onChange={({ target }) => onChange({ ...value, password: target.value })}
    />
    <PasswordField
      label={invitationTexts.again}
      autoComplete="new-password"
      value={value.again}
      error={faults.again}
      onChange={({ target }) => onChange({ ...value, again: target.value })}
    />
  </>
);
