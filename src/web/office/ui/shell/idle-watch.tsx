import { useEffect, useState } from 'react';
import { minuteMs } from '#kernel/durations.ts';
import { idleTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { toFailure } from '../../app/office-failure.ts';
import { readLastActivity } from '../../app/session/activity.ts';
import { type IdlePhase, readIdlePhase } from '../../app/session/idle.rules.ts';
import { regainSession } from '../../app/session/regain-session.ts';
import { sessionClient } from '../../app/session/session-actions.ts';
import { useSessionSnapshot } from '../../app/session/use-session.ts';
import { Dialog } from '../dialog/dialog.tsx';

const tickMs = 5_000;
const askAgainMs = minuteMs;

/** Warns two minutes before the session ends for idleness, and asks for sign-in when it has ended. */
export const IdleWatch = () => {
  const [phase, setPhase] = useState<IdlePhase>('working');
  const { question } = useSessionSnapshot();

  useEffect(() => {
    const updatePhase = () => setPhase(readIdlePhase(readLastActivity(), Date.now()));
    const timer = setInterval(updatePhase, tickMs);
    document.addEventListener('visibilitychange', updatePhase);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', updatePhase);
    };
  }, []);

  useEffect(() => {
    if (phase !== 'ended') return undefined;
    // The server's clock decides; a background call reads the state without prolonging the session, which may still be
    // open, because pictures and links prolong it too. Without network the next check decides.
    const ask = () =>
      sessionClient.getSession(undefined, { isBackground: true }).catch((thrown) => {
        if (toFailure(thrown).code === 'unauthorised') void regainSession();
      });
    void ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [phase]);

  if (phase !== 'warned' || question) return null;
  const stay = () => {
    void sessionClient.getSession().catch(() => undefined);
    setPhase('working');
  };
  return (
    <Dialog
      title={idleTexts.title}
      role="alertdialog"
      onClose={stay}
      foot={
        <Button variant="brand" data-first-focus onClick={stay}>
          {idleTexts.stay}
        </Button>
      }
    >
      <p>{idleTexts.text}</p>
    </Dialog>
  );
};
