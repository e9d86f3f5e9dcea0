import { type FormEvent, useEffect, useState } from 'react';
import { codeTexts, portalTexts } from '#web/texts/repair.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { Container } from '../../../ui/section.tsx';
import { CodeField } from '../../portal-shared/code/code-field.tsx';
import { writeWrongCode } from '../../portal-shared/code/write-wrong-code.ts';
import { PortalHeading } from '../../portal-shared/portal-heading.tsx';
import { FormRefusal } from '../form-refusal.tsx';
import { PhoneLine } from '../phone-line.tsx';
import { usePortal } from '../state/portal-context.ts';
import type { Challenge } from '../state/portal-state.ts';
import { RequestedDevice } from './requested-device.tsx';
import { ResendCode } from './resend-code.tsx';

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

const CodeCard = ({ challenge }: { challenge: Challenge }) => {
  const { state, actions, phone } = usePortal();
  const [code, setCode] = useState('');
  const edit = (text: string) => {
    setCode(text);
    actions.editCode();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void actions.verify(code);
  };
  const refused = state.formMessage?.where === 'code' ? state.formMessage : undefined;
  const isWrong = refused?.reason === 'wrong-code';
  const error = isWrong
    ? writeWrongCode(refused.text, challenge.triesLeft)
    : state.wrongField === 'code' && codeTexts.malformed;
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
        <CodeField
          label={codeTexts.code}
          hint={challenge.triesLeft === 1 && !isWrong ? codeTexts.oneTry : codeTexts.hint}
          error={error}
          wrong={isWrong ? refused : undefined}
          code={code}
          resendAt={challenge.resendAt}
          onCode={edit}
          onReceived={(received) => void actions.verify(received)}
        />
        {refused && !isWrong && <FormRefusal message={refused} />}
        {!challenge.isVoid && (
          <Button type="submit" variant="accent" size="large" aria-disabled={state.waiting > 0 || undefined}>
            {codeTexts.submit}
          </Button>
        )}
        <ResendCode challenge={challenge} />
        <Note>
          <p>{codeTexts.noPhone}</p>
          <PhoneLine label={portalTexts.support} phone={phone} />
        </Note>
      </form>
    </section>
  );
};
