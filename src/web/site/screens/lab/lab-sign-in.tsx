import { type FormEvent, useState } from 'react';
import type { LabAuthData } from '#contract/repair/lab-entities.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { labTexts } from '#web/texts/lab.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { toCallOutcome } from '../portal-shared/call-outcome.ts';
import { CodeCaptchaField } from '../portal-shared/code/code-captcha-field.tsx';
import { CodeField } from '../portal-shared/code/code-field.tsx';
import { secondsUntil } from '../portal-shared/code/count-down.ts';
import { useCodeCaptcha } from '../portal-shared/code/use-code-captcha.ts';
import { writeWrongCode } from '../portal-shared/code/write-wrong-code.ts';
import { useArrivalFocus } from '../portal-shared/use-arrival-focus.ts';
import { useFoldedInput } from '../portal-shared/use-folded-input.ts';
import type { LabClient } from './lab-client.ts';

type Sent = LabAuthData & { resendAt: number };

/** The mobile, then its code. The messages are the same whether the mobile has devices or not. */
export const LabSignIn = ({
  client,
  note,
  onProven,
}: {
  client: LabClient;
  note?: string | undefined;
  onProven: () => void;
}) => {
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [message, setMessage] = useState(note);
  const [wrong, setWrong] = useState<{ text: string }>();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ isFailed: boolean }>();
  useArrivalFocus(sent ? 'code' : 'mobile');
  const foldedMobile = useFoldedInput(foldDigits, setMobile);
  const askCode = async (solution?: string) => {
    if (isBusy) return;
    setBusy(true);
    setWrong(undefined);
    setMessage(undefined);
    const outcome = toCallOutcome(await client.labAuthMobile({ mobile, captcha: solution }));
    setBusy(false);
    setAsked(outcome.kind === 'captcha' ? { isFailed: outcome.isFailed } : undefined);
    if (outcome.kind === 'done')
      setSent({ ...outcome.data, resendAt: Date.now() + outcome.data.resendAfterSeconds * 1_000 });
    setMessage(outcome.kind === 'done' ? outcome.message : 'text' in outcome ? outcome.text : undefined);
    if (outcome.kind === 'broken') setMessage(labTexts.failed);
  };
  const captcha = useCodeCaptcha((solution) => void askCode(solution));
  const proveAndAsk = () => {
    const solution = captcha.take();
    if (asked && solution === undefined) return captcha.focus();
    void askCode(solution);
  };
  const verify = async (typed: string) => {
    if (isBusy || !sent) return;
    setBusy(true);
    setWrong(undefined);
    setMessage(undefined);
    const outcome = toCallOutcome(await client.labVerifyCode({ mobile, code: typed }));
    setBusy(false);
    if (outcome.kind === 'done') return onProven();
    if (outcome.kind !== 'refused' || outcome.reason !== 'wrong-code')
      return setMessage('text' in outcome ? outcome.text : labTexts.failed);
    const triesLeft = Math.max(0, sent.triesLeft - 1);
    setSent({ ...sent, triesLeft });
    setWrong({ text: writeWrongCode(outcome.text, triesLeft) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sent) void verify(code);
    else proveAndAsk();
  };
  const leaveCode = () => {
    setCode('');
    setSent(undefined);
    setAsked(undefined);
    setMessage(undefined);
    setWrong(undefined);
  };
  return (
    <section aria-labelledby="lab-heading" className="card mx-auto max-w-xl">
      <form onSubmit={submit} noValidate className="grid gap-5 p-4 xs:p-5 sm:p-8">
        <h2 id="lab-heading" className="text-heading-3">
          {sent ? labTexts.codeHeading : labTexts.mobileHeading}
        </h2>
        {message && <Note role="alert">{message}</Note>}
        {sent ? (
          <CodeField
            label={labTexts.code}
            hint={labTexts.codeHint}
            error={wrong?.text}
            wrong={wrong}
            code={code}
            resendAt={sent.resendAt}
            onCode={(typed) => {
              setCode(typed);
              setWrong(undefined);
            }}
            onReceived={(received) => void verify(received)}
          />
        ) : (
          <Field variant={largeFieldVariant} id="mobile" label={labTexts.mobile} hint={labTexts.mobileHint}>
            {(control) => (
              <input
                {...control}
                {...foldedMobile}
                type="text"
                inputMode="numeric"
                autoComplete="tel"
                dir="ltr"
                maxLength={32}
                data-arrival="stage"
                className="field field-large"
                value={mobile}
              />
            )}
          </Field>
        )}
        {asked && <CodeCaptchaField captcha={captcha} isFailed={asked.isFailed} />}
        <Button type="submit" variant="accent" size="large" aria-disabled={isBusy || undefined}>
          {sent ? labTexts.verify : labTexts.askCode}
        </Button>
        {sent && (
          <div className="flex flex-wrap items-center justify-between gap-2 text-small">
            <Resend resendAt={sent.resendAt} onResend={proveAndAsk} />
            <button type="button" className="text-link" onClick={leaveCode}>
              {labTexts.otherMobile}
            </button>
          </div>
        )}
      </form>
    </section>
  );
};

const Resend = ({ resendAt, onResend }: { resendAt: number; onResend: () => void }) => {
  const left = secondsUntil(resendAt, useNow(resendAt));
  if (left > 0) return <span className="text-ink-soft">{labTexts.resendIn(left)}</span>;
  return (
    <button type="button" className="text-link" onClick={onResend}>
      {labTexts.resend}
    </button>
  );
};
