import { useState } from 'react';
import { signInTexts } from '#web/texts/office/session.ts';
import type { OfficeFailure } from '../../app/office-failure.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { focusFirstInvalidField } from '../../ui/fields/focus-first-invalid-field.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export type Credentials = { email: string; password: string };

/** E-mail and password. The e-mail of the last person is filled in and may be changed. */
export const PasswordStep = ({
  given,
  isBusy,
  failure,
  onChange,
  onSubmit,
}: {
  given: Credentials;
  isBusy: boolean;
  failure: OfficeFailure | undefined;
  onChange: (given: Credentials) => void;
  onSubmit: () => void;
}) => {
  const [isTried, setTried] = useState(false);
  const { email, password } = given;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (email.trim() && password) onSubmit();
        else focusFirstInvalidField(event.currentTarget);
      }}
    >
      <TextField
        label={signInTexts.email}
        type="email"
        name="email"
        isCode
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-first-focus={email ? undefined : ''}
        value={email}
        error={isTried && !email.trim() ? signInTexts.needEmail : undefined}
        onChange={({ target }) => onChange({ ...given, email: target.value })}
      />
      <PasswordField
        label={signInTexts.password}
        name="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        data-first-focus={email ? '' : undefined}
        value={password}
        error={isTried && !password ? signInTexts.needPassword : undefined}
        onChange={({ target }) => onChange({ ...given, password: target.value })}
      />
      <FailureNote failure={failure} />
      <BusyButton type="submit" variant="accent" isBusy={isBusy}>
        {signInTexts.next}
      </BusyButton>
      <p className="text-center text-fine text-ink-soft">{signInTexts.nextHint}</p>
    </form>
  );
};
