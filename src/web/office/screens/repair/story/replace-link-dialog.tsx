import { linkTexts } from '#web/texts/office/request.ts';
import { requestClient } from '../../../app/queries/request-queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

/** Replaces the tracking link when the wrong person has it: the old one stops working at once. */
export const ReplaceLinkDialog = ({ traceNumber, onClose }: { traceNumber: string; onClose: () => void }) => {
  const replace = useRequestAction(requestClient.replaceRepairLink, linkTexts.replaced);
  return (
    <ConfirmDialog
      title={linkTexts.replaceTitle}
      confirm={linkTexts.replace}
      isDangerous
      onConfirm={() => replace.mutateAsync({ traceNumber })}
      onClose={onClose}
    >
      <p>{linkTexts.replaceText}</p>
    </ConfirmDialog>
  );
};
