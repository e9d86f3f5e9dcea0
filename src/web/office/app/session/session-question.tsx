import { lazy, Suspense } from 'react';
import { allowLeaving } from '../work/allow-leaving.ts';
import type { Question } from './session-store.ts';

/** After an upgrade the files of this build are gone. The new page has its own, and unsaved text is put back there. */
const loadNewPage = (): Promise<never> => {
  allowLeaving();
  window.location.reload();
  return new Promise(() => {});
};
const SignInOver = lazy(() => import('../../screens/sign-in/sign-in-over.tsx').catch(loadNewPage));
const ProofDialog = lazy(() => import('../../screens/sign-in/proof-dialog.tsx').catch(loadNewPage));

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
