import { useId, useState } from 'react';
import { signInTexts } from '#web/texts/office/session.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { focusFirstInvalidField } from '../../ui/fields/focus-first-invalid-field.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Fingerprint } from './sign-in-icons.ts';
import { useProof } from './use-proof.ts';

/** Password and second factor again, before an action that needs both fresh; the action then goes on by itself. */
const ProofDialog = ({ onAnswer }: { onAnswer: (isProven: boolean) => void }) => {
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const { method, other, setMethod, isBusy, failure, prove } = useProof(() => onAnswer(true));
  const isPasskey = method === 'passkey';
  const isMissing = { password: password === '', code: !isPasskey && code.trim() === '' };

  return (
    <Dialog
      title={signInTexts.proofTitle}
      onClose={() => onAnswer(false)}
      foot={
        <>
          <BusyButton type="submit" form={id} variant="brand" isBusy={isBusy}>
            {isPasskey && <Fingerprint size={20} />}
            {isPasskey ? signInTexts.provePasskey : signInTexts.prove}
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
          setTried(true);
          if (isMissing.password || isMissing.code) focusFirstInvalidField(event.currentTarget);
          else void prove(password, code);
        }}
      >
        <PasswordField
          label={signInTexts.password}
          autoComplete="current-password"
          data-first-focus
          error={isTried && isMissing.password ? signInTexts.needPassword : undefined}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {isPasskey ? (
          <p className="text-ink-soft">{signInTexts.passkeyHint}</p>
        ) : (
          <TextField
            label={signInTexts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            isCode
            error={isTried && isMissing.code ? signInTexts.needCode : undefined}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        {other && (
          <Button variant="plain" className="justify-self-start" onClick={() => setMethod(other)}>
            {signInTexts.ways[other]}
          </Button>
        )}
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
};

export default ProofDialog;
