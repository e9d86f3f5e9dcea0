import type { ComponentType, ReactNode } from 'react';
import { useInRouterContext } from 'react-router';
import { closeTexts } from '#web/texts/office/dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { useUnloadQuestion } from '../../app/work/use-unload-question.ts';
import { NavigationGuard } from '../navigation-guard.tsx';

/**
 * Stands in a dialog in which something was typed. Back asks to close the dialog instead of leaving the screen, and
 * closing asks first.
 */
export const CloseQuestion = ({
  Window,
  isAsking,
  onBack,
  onStay,
  onClose,
}: {
  /** The dialog itself, which brings this file when it is needed. */
  Window: ComponentType<{
    title: string;
    role: 'alertdialog';
    foot: ReactNode;
    children: ReactNode;
    onClose: () => void;
  }>;
  isAsking: boolean;
  onBack: () => void;
  onStay: () => void;
  onClose: () => void;
}) => (
  <>
    {/* The dialogs of sign-in are outside the router. */}
    {useInRouterContext() && <BackGuard onBack={onBack} />}
    {isAsking && (
      <Window
        title={closeTexts.title}
        role="alertdialog"
        onClose={onStay}
        foot={
          <>
            <Button variant="brand" data-first-focus onClick={onStay}>
              {closeTexts.stay}
            </Button>
            <Button onClick={onClose}>{closeTexts.close}</Button>
          </>
        }
      >
        <p>{closeTexts.text}</p>
      </Window>
    )}
  </>
);

const BackGuard = ({ onBack }: { onBack: () => void }) => {
  useUnloadQuestion(true);
  return (
    <NavigationGuard
      isOfDialog
      asks={({ historyAction }) => historyAction === 'POP'}
      onBlocked={(blocked) => {
        if (!blocked) return;
        blocked.reset();
        onBack();
      }}
    />
  );
};
