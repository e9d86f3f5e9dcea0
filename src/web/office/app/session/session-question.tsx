import { lazy, Suspense } from 'react';
import type { Question } from './session-store.ts';

const SignInOver = lazy(async () => ({
  default: (await import('../../screens/sign-in/sign-in-over.tsx')).SignInOver,
}));
const ProofDialog = lazy(async () => ({
  default: (await import('../../screens/sign-in/proof-dialog.tsx')).ProofDialog,
}));

/** What is asked over the screen while a call waits: to sign in again, or for a fresh proof. */
export const SessionQuestion = ({ question }: { question: Question }) => (
  <Suspense>
    {question.kind === 'signIn' ? (
      <SignInOver person={question.person} />
    ) : (
      <ProofDialog onAnswer={question.answer} />
    )}
  </Suspense>
);
