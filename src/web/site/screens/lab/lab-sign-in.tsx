import { type FormEvent, useEffect, useState } from 'react';
import type { LabClient } from '#contract/repair/lab-client.ts';
import type { LabAuthData } from '#contract/repair/lab-entities.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { labTexts } from '#web/texts/lab.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { CodeCaptchaField } from '../repair/captcha/code-captcha-field.tsx';
import { useCodeCaptcha } from '../repair/captcha/use-code-captcha.ts';
import { toCallOutcome } from '../repair/state/call-outcome.ts';

type Sent = LabAuthData & { at: number };

/** The mobile, then its code. What is said is the same whether the mobile has devices or not. */
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
  const [said, setSaid] = useState(note);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ isFailed: boolean }>();
  const askCode = async (solution?: string) => {
    setBusy(true);
    const outcome = toCallOutcome(await client.labAuthMobile({ mobile, captcha: solution }));
    setBusy(false);
    setAsked(outcome.kind === 'captcha' ? { isFailed: outcome.isFailed } : undefined);
    if (outcome.kind === 'done') setSent({ ...outcome.data, at: Date.now() });
    setSaid(outcome.kind === 'done' ? outcome.message : 'text' in outcome ? outcome.text : undefined);
    if (outcome.kind === 'broken') setSaid(labTexts.failed);
  };
  const captcha = useCodeCaptcha((solution) => void askCode(solution));
  const verify = async () => {
    setBusy(true);
    const outcome = toCallOutcome(await client.labVerifyCode({ mobile, code }));
    setBusy(false);
    if (outcome.kind === 'done') return onProven();
    setSaid('text' in outcome ? outcome.text : labTexts.failed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void (sent ? verify() : askCode(captcha.take()));
  };
  return (
    <section aria-labelledby="lab-heading" className="card mx-auto max-w-xl">
      <form onSubmit={submit} noValidate className="grid gap-5 p-4 xs:p-5 sm:p-8">
        <h2 id="lab-heading" className="text-heading-3">
          {sent ? labTexts.codeHeading : labTexts.mobileHeading}
        </h2>
        {said && <Note role="alert">{said}</Note>}
        {sent ? (
          <Field variant={largeFieldVariant} id="code" label={labTexts.code} hint={labTexts.codeHint}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                dir="ltr"
                maxLength={32}
                className="field code-input"
                value={code}
                onChange={({ target }) => setCode(foldDigits(target.value))}
              />
            )}
          </Field>
        ) : (
          <Field variant={largeFieldVariant} id="mobile" label={labTexts.mobile} hint={labTexts.mobileHint}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                autoComplete="tel"
                dir="ltr"
                maxLength={32}
                className="field field-large"
                value={mobile}
                onChange={({ target }) => setMobile(foldDigits(target.value))}
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
            <Resend sent={sent} onResend={() => void askCode(captcha.take())} />
            <button type="button" className="text-link" onClick={() => setSent(undefined)}>
              {labTexts.otherMobile}
            </button>
          </div>
        )}
      </form>
    </section>
  );
};

const Resend = ({ sent, onResend }: { sent: Sent; onResend: () => void }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil(sent.resendAfterSeconds - (now - sent.at) / 1_000);
  if (left > 0) return <span className="text-ink-soft">{labTexts.resendIn(left)}</span>;
  return (
    <button type="button" className="text-link" onClick={onResend}>
      {labTexts.resend}
    </button>
  );
};
