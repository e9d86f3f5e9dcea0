import { useEffect, useState } from 'react';
import { foldDigits } from '#kernel/fold-digits.ts';
import { setUpTexts } from '#web/texts/office/session.ts';
import { toFailure } from '../../app/office-failure.ts';
import { completeSignIn, toSession } from '../../app/session/session-actions.ts';
import type { Session } from '../../app/session/session-store.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { signInClient } from './sign-in-client.ts';
import { TotpCard, type TotpFacts } from './totp-card.tsx';
import { useBusyCall } from './use-busy-call.ts';

/** The first factor of a new account: an authenticator, then the recovery codes, then the office. */
export const SetUpStep = () => {
  const [facts, setFacts] = useState<TotpFacts>();
  const { isBusy, failure, setFailure, run } = useBusyCall();
  const [done, setDone] = useState<{ session: Session; codes: readonly string[] }>();

  useEffect(() => {
    let isGone = false;
    signInClient.beginSetUp().then(
      (given) => !isGone && setFacts(given),
      (thrown) => !isGone && setFailure(toFailure(thrown)),
    );
    return () => {
      isGone = true;
    };
  }, [setFailure]);

  const finish = (code: string) =>
    run(async () => {
      const { recoveryCodes, ...session } = await signInClient.finishSetUp({ code: foldDigits(code) });
      setDone({ session: toSession(session), codes: recoveryCodes });
    });

  if (done) {
    return (
      <RecoveryCodes codes={done.codes} next={setUpTexts.goOn} onNext={() => completeSignIn(done.session)} />
    );
  }
  return (
    <div className="grid gap-4">
      <p ref={takeFocus} tabIndex={-1} className="text-ink-soft outline-none">
        {setUpTexts.intro}
      </p>
      {facts && (
        <TotpCard
          facts={facts}
          isBusy={isBusy}
          submit={setUpTexts.finish}
          onCode={(code) => void finish(code)}
        />
      )}
      <FailureNote failure={failure} />
    </div>
  );
};
