import { useEffect, useState } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { reportCalls } from '#contract/repair/report-calls.ts';
import type { CustomerReport } from '#contract/repair/service-report.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import { createPageClient } from '../../../api/page-client.ts';

/** Reads the released report of a request. After a failure it is read again by `retry`. */
export const useReport = ({ fCode, report: summary }: RepairRequest) => {
  const [report, setReport] = useState<CustomerReport>();
  const [failure, setFailure] = useState<string>();
  const version = summary?.version;
  useEffect(() => {
    if (version === undefined || failure !== undefined) return undefined;
    let isWanted = true;
    const client = createPageClient(reportCalls);
    void client.serviceReport({ fCode }).then((answer) => {
      if (!isWanted) return;
      if (answer.kind === 'ok') return setReport(answer.data);
      setFailure(answer.kind === 'refused' ? answer.message : repairAlerts.network);
    });
    return () => {
      isWanted = false;
    };
  }, [fCode, version, failure]);
  return { report, failure, retry: () => setFailure(undefined) };
};
