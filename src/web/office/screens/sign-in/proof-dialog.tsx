import { useId, useState } from 'react';
import { foldDigits } from '#kernel/fold-digits.ts';
import { officeTexts } from '#web/texts/office/frame.ts';
import { signInTexts } from '#web/texts/office/session.ts';
import { Button } from '#web/ui/button.tsx';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { signInClient } from './sign-in-client.ts';

/** Password and second factor again, before a deed that needs both fresh; the deed then goes on by itself. */
export const ProofDialog = ({ onAnswer }: { onAnswer: (isProven: boolean) => void }) => {
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OfficeFailure>();

  const prove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await signInClient.prove({ password, code: foldDigits(code) });
      onAnswer(true);
    } catch (thrown) {
      setFailure(toFailure(thrown));
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={signInTexts.proofTitle}
      onClose={() => onAnswer(false)}
      foot={
        <>
          <BusyButton type="submit" form={id} look="brand" isBusy={isBusy}>
            {signInTexts.prove}
          </BusyButton>
          <Button onClick={() => onAnswer(false)}>{officeTexts.cancel}</Button>
        </>
      }
    >
      <p>{signInTexts.proof}</p>
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void prove();
        }}
      >
        <PasswordField
          label={signInTexts.password}
          autoComplete="current-password"
          data-first-focus
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <TextField
          label={signInTexts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          isCode
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
};
