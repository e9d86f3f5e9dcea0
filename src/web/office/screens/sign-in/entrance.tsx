import { useEffect } from 'react';
import { officeTexts } from '#web/texts/office/frame.ts';
import { InvitationScreen } from '../invitation/invitation-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const invitationPath = /^\/office\/invitation\/([^/]+)\/?$/;

/** What stands before the office: signing in, or an invitation that is taken up. */
export const Entrance = () => {
  const token = invitationPath.exec(window.location.pathname)?.[1];
  useEffect(() => {
    document.title = officeTexts.title(officeTexts.signIn);
  }, []);
  return token ? <InvitationScreen token={decodeURIComponent(token)} /> : <SignInScreen />;
};
