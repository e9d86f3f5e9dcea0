import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PaperSubject } from '#web/ui/papers/paper-shapes.ts';
import { PrintedPaper } from '#web/ui/papers/printed-paper.tsx';
import { ServiceReportPaper } from '#web/ui/papers/service-report-paper.tsx';
import { serviceReportQueries } from '../../../app/queries/service-report-queries.ts';
import { showFailure } from '../../../ui/toast-store.ts';

/** Prints the newest released version of a request's report, once it is read. */
export const PrintedReport = ({
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
  // What is cached may be older than the newest release, and printing begins as soon as the paper is drawn.
  const query = useQuery({ ...serviceReportQueries.one(traceNumber), staleTime: 0 });
  const { data, error, isFetchedAfterMount } = query;
  const report = isFetchedAfterMount && !error ? data?.versions.at(-1) : undefined;
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
