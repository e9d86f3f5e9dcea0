import { useState } from 'react';
import type { BlockerFunction } from 'react-router';
import { workTexts } from '#web/texts/office/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { useUnloadQuestion } from '../app/work/use-unload-question.ts';
import { Dialog } from './dialog/dialog.tsx';
import { type BlockedNavigation, NavigationGuard } from './navigation-guard.tsx';

export const leavesScreen: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks before unsaved changes are left behind: inside the office with a window of ours, and when the tab is closed with
 * the browser's own. Opening a dialog or changing a filter of the same screen is not leaving.
 */
export const LeaveGuard = ({
  isDirty,
  isLeaving = leavesScreen,
  onLeave,
}: {
  isDirty: boolean;
  /** Which navigations would lose the changes, where part of the address chooses what is changed. */
  isLeaving?: BlockerFunction;
  onLeave?: (() => void) | undefined;
}) => {
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  useUnloadQuestion(isDirty);
  return (
    <>
      {isDirty && <NavigationGuard shouldBlock={isLeaving} onBlocked={setBlocked} />}
      {blocked && (
        <Dialog
          title={workTexts.leaveTitle}
          role="alertdialog"
          onClose={blocked.reset}
          foot={
            <>
              <Button variant="brand" data-first-focus onClick={blocked.reset}>
                {workTexts.stay}
              </Button>
              <Button
                onClick={() => {
                  onLeave?.();
                  blocked.proceed();
                }}
              >
                {workTexts.goAway}
              </Button>
            </>
          }
        >
          <p>{workTexts.leave}</p>
        </Dialog>
      )}
    </>
  );
};
