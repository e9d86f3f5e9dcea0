import { useEffect, useEffectEvent } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { releasedReportTexts } from '#web/texts/service-report.ts';
import type { PaperSubject } from '#web/ui/papers/paper-shapes.ts';
import { PrintedPaper } from '#web/ui/papers/printed-paper.tsx';
import { ServiceReportPaper } from '#web/ui/papers/service-report-paper.tsx';
import { useReport } from '../report/use-report.ts';
import { usePortal } from '../state/portal-context.ts';

/** Prints the released service report of a request, once it is read; an alert says that it was not. */
const PrintedPortalReport = ({
  request,
  subject,
  onDone,
}: {
  request: RepairRequest;
  subject: PaperSubject;
  onDone: () => void;
}) => {
  const { actions } = usePortal();
  const { report, failure } = useReport(request);
  const giveUp = useEffectEvent((text: string) => {
    actions.raiseAlert(text);
    onDone();
  });
  useEffect(() => {
    if (failure !== undefined) giveUp(failure);
  }, [failure]);
  return report ? (
    <PrintedPaper title={releasedReportTexts.title} size="a4" onDone={onDone}>
      <ServiceReportPaper report={report} subject={subject} />
    </PrintedPaper>
  ) : null;
};

export default PrintedPortalReport;
