import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { repairLimits } from '#contract/repair/inputs.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { codeTexts, portalTexts } from '#web/texts/repair.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { PhoneLink, PhoneText } from '#web/ui/figures/phone-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { Container } from '#web/ui/section.tsx';
import { FormRefusal } from '../form-refusal.tsx';
import { PortalHeading } from '../portal-heading.tsx';
import { useFoldedInput } from '../search/use-folded-input.ts';
import { usePortal } from '../state/portal-context.ts';
import type { Challenge, FormMessage } from '../state/portal-state.ts';
import { normalizeTyped } from './normalize-typed.ts';
import { RequestedDevice } from './requested-device.tsx';
import { ResendCode } from './resend-code.tsx';
import { useWebOtp } from './use-web-otp.ts';
import { writeWrongCode } from './write-wrong-code.ts';

export const CodeStage = () => {
  const { state } = usePortal();
  // What a right code leads to is fetched while the code is being typed.
  useEffect(() => {
    import('../device-view/device-view.tsx').catch(() => {});
  }, []);
  return (
    <>
      <PortalHeading title={portalTexts.title} />
      <Container className="py-6 sm:py-10">
        {state.challenge && <CodeCard challenge={state.challenge} />}
      </Container>
    </>
  );
};

/** One input for the whole code: it can be pasted, filled in by the phone, or typed. Enter verifies. */
const CodeCard = ({ challenge }: { challenge: Challenge }) => {
  const { state, actions, phone } = usePortal();
  const [code, setCode] = useState('');
  const edit = (text: string) => {
    setCode(text);
    actions.editCode();
  };
  const fold = useFoldedInput(normalizeTyped, edit);
  const stopListening = useWebOtp((received) => {
    edit(foldDigits(received));
    void actions.verify(received);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    stopListening();
    void actions.verify(code);
  };
  const digits = Math.min(code.replace(/\D/g, '').length, repairLimits.code);
  const refused = state.formMessage?.where === 'code' ? state.formMessage : undefined;
  const isWrong = refused?.reason === 'wrong-code';
  const error = isWrong
    ? writeWrongCode(refused.text, challenge.triesLeft)
    : state.wrongField === 'code' && codeTexts.malformed;
  useWrongCodeFocus(isWrong ? refused : undefined, fold.ref);
  return (
    <section aria-labelledby="code-heading" className="card mx-auto max-w-xl">
      <form onSubmit={submit} noValidate className="grid gap-5 p-4 xs:p-5 sm:p-8">
        <div>
          <h2 id="code-heading" className="text-heading-3">
            {codeTexts.heading}
          </h2>
          <p className="mt-1 text-ink-soft">
            {challenge.isSendingUnknown ? codeTexts.maybeSentTo : codeTexts.sentTo}{' '}
            <PhoneText className="font-bold whitespace-nowrap text-ink">{challenge.mobile}</PhoneText>
          </p>
        </div>
        {challenge.isSendingUnknown && <Note tone="warning">{codeTexts.maybeSent}</Note>}
        <RequestedDevice deviceQuery={challenge.deviceQuery} />
        <Field
          variant={largeFieldVariant}
          id="code"
          label={codeTexts.code}
          hint={challenge.triesLeft === 1 && !isWrong ? codeTexts.oneTry : codeTexts.hint}
          error={error}
        >
          {(control) => (
            <>
              <input
                {...control}
                {...fold}
                name="code"
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                enterKeyHint="done"
                dir="ltr"
                maxLength={32}
                data-arrival="stage"
                value={code}
                className="field code-input"
              />
              <CodeCircles filled={digits} />
            </>
          )}
        </Field>
        {refused && !isWrong && <FormRefusal message={refused} />}
        {!challenge.isVoid && (
          <Button type="submit" variant="accent" size="large" aria-disabled={state.waiting > 0 || undefined}>
            {codeTexts.submit}
          </Button>
        )}
        <ResendCode challenge={challenge} />
        <Note>
          <p>{codeTexts.noPhone}</p>
          {phone && (
            <p>
              {portalTexts.support}: <PhoneLink phone={phone} className="text-link" />
            </p>
          )}
        </Note>
      </form>
    </section>
  );
};

/** A wrong code is corrected where it stands: the input has the focus, its text chosen, its error in view. */
const useWrongCodeFocus = (
  refused: FormMessage | undefined,
  input: RefObject<HTMLInputElement | null>,
): void => {
  useEffect(() => {
    if (!refused) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
    input.current?.scrollIntoView({ block: 'center' });
  }, [refused, input]);
};

/** Six circles that fill with the digits; what is typed is read from the input itself. */
const CodeCircles = ({ filled }: { filled: number }) => (
  <span aria-hidden="true" className="code-circles">
    {Array.from({ length: repairLimits.code }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a circle is its place
      <i key={at} data-filled={at < filled || undefined} />
    ))}
  </span>
);
