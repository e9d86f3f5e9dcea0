import { useState } from 'react';
import { completeSignIn, toSession } from '../../app/session/session-actions.ts';
import type { Credentials } from './password-step.tsx';
import { promptForPasskey } from './prompt-for-passkey.ts';
import type { SecondMethod } from './second-step.tsx';
import { signInClient } from './sign-in-client.ts';
import { useBusyCall } from './use-busy-call.ts';

type SignInStep =
  | { kind: 'password' }
  | { kind: 'second'; methods: readonly SecondMethod[] }
  | { kind: 'setUp' };

/** The way in: the password opens the second step, and that opens the office. */
export const useSignIn = (email = '') => {
  const [step, setStep] = useState<SignInStep>({ kind: 'password' });
  const [given, setGiven] = useState<Credentials>({ email, password: '' });
  const { isBusy, failure, setFailure, run } = useBusyCall();

  const givePassword = () =>
    run(async () => {
      const { step: next, methods } = await signInClient.signIn({
        email: given.email.trim(),
        password: given.password,
      });
      setGiven({ ...given, password: '' });
      setStep(next === 'setup' ? { kind: 'setUp' } : { kind: 'second', methods });
    });

  const answerSecond = (method: SecondMethod, code: string) =>
    run(async () => completeSignIn(toSession(await sendSecond(method, code))));

  const goBack = () => {
    setFailure(undefined);
    setStep({ kind: 'password' });
  };

  return { step, given, setGiven, isBusy, failure, givePassword, answerSecond, goBack };
};

const sendSecond = async (method: SecondMethod, code: string) => {
  if (method === 'totp') return signInClient.signInWithCode({ code });
  if (method === 'recovery') return signInClient.signInWithRecovery({ code });
  const options = await signInClient.getPasskeyOptions();
  return signInClient.signInWithPasskey({ response: await promptForPasskey(options) });
};
