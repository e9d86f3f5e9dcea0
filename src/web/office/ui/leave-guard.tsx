import { useBlocker } from 'react-router';
import { workTexts } from '#web/texts/office/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { useUnloadQuestion } from '../app/work/use-unload-question.ts';
import { Dialog } from './dialog/dialog.tsx';

/**
 * Asks before unsaved changes are left behind: inside the office with a window of ours, and when the tab is closed with
 * the browser's own. Opening a dialog or changing a filter of the same screen is not leaving.
 */
export const LeaveGuard = ({ isDirty, onLeave }: { isDirty: boolean; onLeave?: () => void }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useUnloadQuestion(isDirty);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={workTexts.leaveTitle}
      role="alertdialog"
      onClose={() => blocker.reset()}
      foot={
        <>
          <Button variant="brand" data-first-focus onClick={() => blocker.reset()}>
            {workTexts.stay}
          </Button>
          <Button
            onClick={() => {
              onLeave?.();
              blocker.proceed();
            }}
          >
            {workTexts.goAway}
          </Button>
        </>
      }
    >
      <p>{workTexts.leave}</p>
    </Dialog>
  );
};
