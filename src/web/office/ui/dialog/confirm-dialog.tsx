import type { ReactNode } from 'react';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../busy-button.tsx';
import { FailureNote } from '../failure-note.tsx';
import { Dialog } from './dialog.tsx';

/**
 * A question before an action. The action runs here: meanwhile the button is disabled, and a refusal is shown in the
 * same window, so that what was typed there stays. `options` hold the key of one submission, as `useAction` gives it;
 * what can be changed in the window is sent by a `useAction` that gets it as its input. Do not wait in `onConfirm` for
 * lists to be read again: the window stays open, with the undo of its toast behind it.
 *
 * @example <ConfirmDialog title="…" confirm="حذف" isDangerous onConfirm={(options) => remove({ id }, options)} onClose={close} />
 */
export const ConfirmDialog = ({
  title,
  children,
  confirm,
  isDangerous = false,
  isDisabled = false,
  onConfirm,
  onClose,
}: {
  title: string;
  children?: ReactNode;
  confirm: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onConfirm: (options: { idempotencyKey: string }) => Promise<unknown>;
  onClose: () => void;
}) => {
  const action = useAction<void, unknown>((_, options) => onConfirm(options), {
    onSuccess: () => onClose(),
  });
  const isBusy = action.isPending;
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <BusyButton
            variant={isDangerous ? 'danger' : 'brand'}
            isBusy={isBusy}
            disabled={isDisabled}
            data-submit=""
            onClick={() => action.mutate()}
          >
            {confirm}
          </BusyButton>
          <Button onClick={onClose} disabled={isBusy} data-first-focus>
            {officeTexts.cancel}
          </Button>
        </>
      }
    >
      {children}
      <FailureNote failure={action.error} />
    </Dialog>
  );
};
