import { signInTexts } from '#web/texts/office/session.ts';
import { Note } from '#web/ui/note.tsx';
import type { Person } from '../../app/session/session-store.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SignInSteps } from './sign-in-steps.tsx';
import { useSignIn } from './use-sign-in.ts';

/**
 * Signing in again over a screen whose session ended. The screen behind is hidden; the same person finds it as it was,
 * for another person the page is loaded anew.
 */
const SignInOver = ({ person }: { person: Person }) => {
  const signIn = useSignIn(person.email);
  return (
    <Dialog title={signInTexts.overTitle} isOpaque>
      <Note role="status">{signInTexts.over}</Note>
      <SignInSteps signIn={signIn} />
    </Dialog>
  );
};

export default SignInOver;
