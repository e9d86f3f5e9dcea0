import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PaperSubject } from '#web/ui/papers/paper-shapes.ts';
import { PrintedPaper } from '#web/ui/papers/printed-paper.tsx';
import { ServiceReportPaper } from '#web/ui/papers/service-report-paper.tsx';
import { serviceReportQueries } from '../../../app/queries/service-report-queries.ts';
import { showFailure } from '../../../ui/toast-store.ts';

/** Prints the newest released version of a request's report, once it is read. */
const PrintedReport = ({
  traceNumber,
  subject,
  title,
  onDone,
}: {
  traceNumber: string;
  subject: PaperSubject;
  title: string;
  onDone: () => void;
}) => {
  const { data, error } = useQuery(serviceReportQueries.one(traceNumber));
  const report = data?.versions.at(-1);
  useEffect(() => {
    if (!error) return;
    showFailure(error);
    onDone();
  }, [error, onDone]);
  return report ? (
    <PrintedPaper title={title} size="a4" onDone={onDone}>
      <ServiceReportPaper report={report} subject={subject} />
    </PrintedPaper>
  ) : null;
};

export default PrintedReport;
