import { useEffect, useState } from 'react';
import { createRepairClientOf } from '#contract/repair/client.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { reportCalls } from '#contract/repair/report-calls.ts';
import type { CustomerReport } from '#contract/repair/service-report.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import { getBrowserCall } from '../../../api/browser-call.ts';

/** Reads the released report of a request. After a failure it is read again by `retry`. */
export const useReport = ({ fCode, report: summary }: RepairRequest) => {
  const [report, setReport] = useState<CustomerReport>();
  const [failure, setFailure] = useState<string>();
  const version = summary?.version;
  useEffect(() => {
    if (version === undefined || failure !== undefined) return undefined;
    let isWanted = true;
    const { read } = getBrowserCall();
    const client = createRepairClientOf(reportCalls, { fetch: read, origin: window.location.origin });
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
