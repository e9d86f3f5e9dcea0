import { useState } from 'react';
import { answerTexts } from '#web/texts/office/bill.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { requestClient } from '../../../app/queries/request-queries.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { BillLines } from '../../../ui/repair/bill-lines.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

/** Writes down what the customer said on the phone about the estimate that stands. */
export const AnswerDialog = ({ details, onClose }: { details: RequestDetails; onClose: () => void }) => {
  const traceNumber = details.request.fCode;
  const estimate = details.estimates.at(-1);
  const [reason, setReason] = useState('');
  const answer = useRequestAction<{ isAccepted: boolean; version: number; reason?: string }>(
    (input, options) => requestClient.answerEstimate({ traceNumber, ...input }, options),
    answerTexts.saved,
  );
  if (!estimate) return null;
  const { version } = estimate;
  const give = (isAccepted: boolean) =>
    answer.mutate(
      { version, isAccepted, ...(reason.trim() && { reason: reason.trim() }) },
      { onSuccess: onClose },
    );
  const isBusy = answer.isPending;
  return (
    <Dialog
      title={answerTexts.title(version)}
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <BusyButton variant="accent" isBusy={isBusy} data-first-focus onClick={() => give(true)}>
            {answerTexts.accepted}
          </BusyButton>
          <BusyButton variant="danger" isBusy={isBusy} onClick={() => give(false)}>
            {answerTexts.declined}
          </BusyButton>
          <Button onClick={onClose} disabled={isBusy}>
            {officeTexts.cancel}
          </Button>
        </>
      }
    >
      <p>{answerTexts.intro}</p>
      <BillLines bill={estimate} caption={answerTexts.title(version)} />
      <TextAreaField
        label={answerTexts.reason}
        isOptional
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FailureNote failure={answer.error} />
    </Dialog>
  );
};
