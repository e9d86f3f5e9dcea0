import { useEffect, useState } from 'react';
import { officeTexts } from '#web/texts/office/shell.ts';
import { InvitationScreen } from '../screens/invitation/invitation-screen.tsx';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { findInvitationToken } from './session/find-invitation-token.ts';

/** Shown before sign-in: the sign-in form, or an invitation being accepted. */
export const Entrance = () => {
  const [token] = useState(findInvitationToken);
  useEffect(() => {
    document.title = officeTexts.title(officeTexts.signIn);
  }, []);
  return token ? <InvitationScreen token={token} /> : <SignInScreen />;
};
