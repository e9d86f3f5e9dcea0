import { useUnloadQuestion } from '../../app/work/use-unload-question.ts';
import { NavigationGuard } from '../navigation-guard.tsx';

/** For a dialog with typed text: Back offers to close the dialog instead of leaving the screen. */
export const BackGuard = ({ onBack }: { onBack: () => void }) => {
  useUnloadQuestion(true);
  return (
    <NavigationGuard
      isOfDialog
      shouldBlock={({ historyAction }) => historyAction === 'POP'}
      onBlocked={(blocked) => {
        if (!blocked) return;
        blocked.reset();
        onBack();
      }}
    />
  );
};
