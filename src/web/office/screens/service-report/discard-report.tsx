import { useState } from 'react';
import { discardReportTexts as texts } from '#web/texts/office/discard-report.ts';
import { Button } from '#web/ui/button.tsx';
import { type ServiceReport, serviceReportClient } from '../../app/queries/service-report-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { ReportDraftForm } from './use-report-draft.ts';

/** Drops what is being written, after a question; released versions stay. */
const DiscardReport = ({
  traceNumber,
  report,
  draft,
  onDiscarded,
}: {
  traceNumber: string;
  report: ServiceReport;
  draft: ReportDraftForm;
  onDiscarded: () => void;
}) => {
  const [isAsking, setAsking] = useState(false);
  const discard = useAction(serviceReportClient.discardServiceReport);
  const discardNow = async () => {
    // A save under way ends first; whether it succeeded does not matter to what is dropped.
    await draft.flush();
    const rev = draft.rev();
    const isStored = report.saved !== null || rev !== report.rev;
    draft.resetTo(isStored ? await discard.mutateAsync({ traceNumber, rev }) : report);
    showToast(texts.done);
    onDiscarded();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.open}</Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.title}
          confirm={texts.confirm}
          isDangerous
          onConfirm={discardNow}
          onClose={() => setAsking(false)}
        >
          <p>{texts.hint}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

export default DiscardReport;
