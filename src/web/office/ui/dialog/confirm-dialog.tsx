import { type ReactNode, useState } from 'react';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { toFailure } from '../../app/office-failure.ts';
import { BusyButton } from '../busy-button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * Asks before an action and says who will be told what. The action runs here: while it does the button waits, and a
 * refusal is shown in the same window, so that nothing said in it is lost.
 *
 * @example <ConfirmDialog title="…" confirm="غیرفعال کردن" isDangerous onConfirm={disable} onClose={close}>…</ConfirmDialog>
 */
export const ConfirmDialog = ({
  title,
  children,
  confirm,
  cancel = officeTexts.cancel,
  isDangerous = false,
  isDisabled = false,
  onConfirm,
  onClose,
}: {
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onConfirm: () => Promise<unknown> | undefined;
  onClose: () => void;
}) => {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const run = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (thrown) {
      setFault(toFailure(thrown).message);
      setBusy(false);
    }
  };

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
            onClick={() => void run()}
          >
            {confirm}
          </BusyButton>
          <Button onClick={onClose} disabled={isBusy} data-first-focus>
            {cancel}
          </Button>
        </>
      }
    >
      {children}
      {fault && (
        <Note tone="danger" role="alert">
          {fault}
        </Note>
      )}
    </Dialog>
  );
};
