import { useEffect } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { releasedReportTexts } from '#web/texts/service-report.ts';
import type { PaperSubject } from '#web/ui/papers/paper-shapes.ts';
import { PrintedPaper } from '#web/ui/papers/printed-paper.tsx';
import { ServiceReportPaper } from '#web/ui/papers/service-report-paper.tsx';
import { useReport } from '../report/use-report.ts';

/** Prints the released service report of a request, once it is read. */
const PrintedPortalReport = ({
  request,
  subject,
  onDone,
}: {
  request: RepairRequest;
  subject: PaperSubject;
  onDone: () => void;
}) => {
  const { report, hasFailed } = useReport(request);
  useEffect(() => {
    if (hasFailed) onDone();
  }, [hasFailed, onDone]);
  return report ? (
    <PrintedPaper title={releasedReportTexts.title} size="a4" onDone={onDone}>
      <ServiceReportPaper report={report} subject={subject} />
    </PrintedPaper>
  ) : null;
};

export default PrintedPortalReport;
