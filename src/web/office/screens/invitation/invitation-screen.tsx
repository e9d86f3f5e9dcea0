import { useEffect, useState } from 'react';
import { invitationTexts, setUpTexts, signInTexts } from '#web/texts/office/session.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { toFailure } from '../../app/office-failure.ts';
import { reloadOffice } from '../../app/session/session-actions.ts';
import { EntrancePanel } from '../sign-in/entrance-panel.tsx';
import { SetUpStep } from '../sign-in/set-up-step.tsx';
import { signInClient } from '../sign-in/sign-in-client.ts';
import { AcceptForm } from './accept-form.tsx';

type Invitation =
  | { kind: 'loading' }
  | { kind: 'void' }
  | { kind: 'failed'; message: string }
  | { kind: 'valid'; name: string; email: string }
  | { kind: 'accepted' };

/** Someone follows their invitation: a password, then the second factor, then the office. */
export const InvitationScreen = ({ token }: { token: string }) => {
  const [invitation, setInvitation] = useState<Invitation>({ kind: 'loading' });

  useEffect(() => {
    signInClient.readInvitation({ token }).then(
      ({ name, email }) => setInvitation({ kind: 'valid', name, email }),
      (thrown) => {
        const { httpStatus, message } = toFailure(thrown);
        setInvitation(httpStatus === 404 ? { kind: 'void' } : { kind: 'failed', message });
      },
    );
  }, [token]);

  if (invitation.kind === 'accepted') {
    return (
      <EntrancePanel title={setUpTexts.title} isWide>
        <SetUpStep />
      </EntrancePanel>
    );
  }
  return (
    <EntrancePanel title={invitationTexts.title} subtitle={signInTexts.subtitle}>
      {invitation.kind === 'loading' && <div className="skeleton h-40" aria-busy="true" />}
      {invitation.kind === 'void' && (
        <>
          <Note tone="warning" role="alert">
            {invitationTexts.invalid}
          </Note>
          <Button onClick={reloadOffice}>{invitationTexts.toSignIn}</Button>
        </>
      )}
      {invitation.kind === 'failed' && (
        <>
          <Note tone="warning" role="alert">
            {invitation.message}
          </Note>
          {/* The token stays in the address. */}
          <Button onClick={() => window.location.reload()}>{officeTexts.retry}</Button>
        </>
      )}
      {invitation.kind === 'valid' && (
        <AcceptForm
          token={token}
          name={invitation.name}
          email={invitation.email}
          onAccepted={() => setInvitation({ kind: 'accepted' })}
        />
      )}
    </EntrancePanel>
  );
};
