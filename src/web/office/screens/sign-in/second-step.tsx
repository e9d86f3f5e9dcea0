import { useState } from 'react';
import { foldDigits } from '#kernel/fold-digits.ts';
import { signInTexts } from '#web/texts/office/session.ts';
import { Button } from '#web/ui/button.tsx';
import type { OfficeFailure } from '../../app/office-failure.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { focusFirstInvalidField } from '../../ui/fields/focus-first-invalid-field.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Fingerprint } from './sign-in-icons.ts';

export type SecondMethod = 'totp' | 'passkey' | 'recovery';

/** The second step: a code, a passkey or a recovery code, whichever the person has. */
export const SecondStep = ({
  methods,
  isBusy,
  failure,
  onAnswer,
  onBack,
}: {
  methods: readonly SecondMethod[];
  isBusy: boolean;
  failure: OfficeFailure | undefined;
  onAnswer: (method: SecondMethod, code: string) => void;
  onBack?: () => void;
}) => {
  const [method, setMethod] = useState<SecondMethod>(methods[0] ?? 'totp');
  const others = methods.filter((one) => one !== method);
  return (
    <div className="grid gap-4">
      {method === 'passkey' ? (
        <PasskeyAnswer isBusy={isBusy} onAnswer={() => onAnswer('passkey', '')} />
      ) : (
        <CodeAnswer
          key={method}
          method={method}
          isBusy={isBusy}
          onAnswer={(code) => onAnswer(method, code)}
        />
      )}
      <FailureNote failure={failure} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
        {others.map((one) => (
          <Button key={one} variant="plain" onClick={() => setMethod(one)}>
            {signInTexts.ways[one]}
          </Button>
        ))}
        {onBack && (
          <Button variant="plain" onClick={onBack}>
            {signInTexts.back}
          </Button>
        )}
      </div>
    </div>
  );
};

const CodeAnswer = ({
  method,
  isBusy,
  onAnswer,
}: {
  method: 'totp' | 'recovery';
  isBusy: boolean;
  onAnswer: (code: string) => void;
}) => {
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const isTotp = method === 'totp';
  const isComplete = isTotp ? /^[0-9]{6}$/.test(foldDigits(code).replace(/\s/g, '')) : code.trim() !== '';
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isComplete) onAnswer(code);
        else focusFirstInvalidField(event.currentTarget);
      }}
    >
      <TextField
        autoFocus
        data-first-focus
        label={isTotp ? signInTexts.code : signInTexts.recovery}
        hint={isTotp ? signInTexts.codeHint : signInTexts.recoveryHint}
        error={
          isTried && !isComplete ? (isTotp ? signInTexts.needCode : signInTexts.needRecovery) : undefined
        }
        inputMode={isTotp ? 'numeric' : 'text'}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isTotp ? 9 : 40}
        isCode
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <BusyButton type="submit" variant="accent" isBusy={isBusy}>
        {signInTexts.enter}
      </BusyButton>
    </form>
  );
};

const PasskeyAnswer = ({ isBusy, onAnswer }: { isBusy: boolean; onAnswer: () => void }) => (
  <div className="grid gap-3">
    <p className="text-ink-soft">{signInTexts.passkeyHint}</p>
    <BusyButton autoFocus data-first-focus variant="accent" isBusy={isBusy} onClick={onAnswer}>
      <Fingerprint size={20} />
      {signInTexts.passkey}
    </BusyButton>
  </div>
);
