import { useEffect } from 'react';
import { officeTexts } from '#web/texts/office/shell.ts';
import { InvitationScreen } from '../screens/invitation/invitation-screen.tsx';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';

/** Shown before sign-in: the sign-in form, or an invitation being accepted. */
const Entrance = ({ token }: { token: string | undefined }) => {
  useEffect(() => {
    document.title = officeTexts.title(officeTexts.signIn);
  }, []);
  return token ? <InvitationScreen token={token} /> : <SignInScreen />;
};

export default Entrance;
