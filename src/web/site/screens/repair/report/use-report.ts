import { useEffect, useEffectEvent, useState } from 'react';
import { createRepairClientOf } from '#contract/repair/client.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { reportCalls } from '#contract/repair/report-calls.ts';
import type { CustomerReport } from '#contract/repair/service-report.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import { getBrowserCall } from '../../../api/browser-call.ts';
import { usePortal } from '../state/portal-context.ts';

/** Reads the released report of a request; a failure is shown where the portal shows all of them. */
export const useReport = ({ fCode, report: summary }: RepairRequest) => {
  const { actions } = usePortal();
  const [report, setReport] = useState<CustomerReport>();
  const [hasFailed, setFailed] = useState(false);
  const raise = useEffectEvent((text: string) => actions.raiseAlert(text));
  const version = summary?.version;
  useEffect(() => {
    if (version === undefined) return undefined;
    let isWanted = true;
    const { read } = getBrowserCall();
    const client = createRepairClientOf(reportCalls, { fetch: read, origin: window.location.origin });
    void client.serviceReport({ fCode }).then((answer) => {
      if (!isWanted) return;
      if (answer.kind === 'ok') return setReport(answer.data);
      setFailed(true);
      raise(answer.kind === 'refused' ? answer.message : repairAlerts.network);
    });
    return () => {
      isWanted = false;
    };
  }, [fCode, version]);
  return { report, hasFailed };
};
