import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { judgeReading } from '#kernel/judge-reading.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { Note } from '#web/ui/note.tsx';
import { createStoppedFailure, type OfficeFailure } from '../../app/office-failure.ts';
import { type ServiceReport, serviceReportClient } from '../../app/queries/service-report-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { useAction } from '../../app/use-action.ts';
import { placeFailure } from '../../app/work/place-failure.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { ReportDraftForm } from './use-report-draft.ts';

const OverrideDialog = lazy(() => import('./override-dialog.tsx'));

/** Releases the report; with a reading outside its limits a technician requests it, and a manager gives a reason. */
export const ReleaseBar = ({
  traceNumber,
  report,
  draft,
  isActing,
  setActing,
}: {
  traceNumber: string;
  report: ServiceReport;
  draft: ReportDraftForm;
  isActing: boolean;
  setActing: (isActing: boolean) => void;
}) => {
  const readings = useWatch({ control: draft.form.control, name: 'readings' });
  const outside = readings.filter((one) => ['below', 'above'].includes(judgeReading(one).state)).length;
  const mayOverride = useMay('servicereports.override');
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<OfficeFailure>();
  const release = useAction(serviceReportClient.releaseServiceReport);
  const ask = useAction(serviceReportClient.askApproval);
  const version = report.versions.length + 1;

  const act = async (send: (rev: number) => Promise<ServiceReport>, done: string) => {
    setFailure(undefined);
    setActing(true);
    const notSaved = createStoppedFailure(texts.save.failed);
    try {
      // The panel shows why; a dialog with typed text stays open.
      if (!(await draft.flush())) throw notSaved;
      draft.resetTo(await send(draft.rev()));
      showToast(done);
    } catch (thrown) {
      if (thrown !== notSaved) setFailure(placeFailure(draft.form, thrown));
      throw thrown;
    } finally {
      setActing(false);
    }
  };
  const releaseNow = (overrideReason?: string) =>
    act((rev) => release.mutateAsync({ traceNumber, rev, overrideReason }), texts.releasedNow);
  const askNow = () => act((rev) => ask.mutateAsync({ traceNumber, rev }), texts.askedNow);
  const needsManager = outside > 0 && !mayOverride;
  const press = () => {
    if (needsManager) return askNow();
    if (outside === 0) return releaseNow();
    setAsking(true);
    return Promise.resolve();
  };
  return (
    <div className="report-foot">
      {outside > 0 && (
        <Note tone="warning">
          {texts.outside(outside)} {needsManager && texts.outsideAdvice}
        </Note>
      )}
      {report.approvalAskedBy && <Note>{texts.asked(report.approvalAskedBy)}</Note>}
      <FailureNote failure={failure} />
      <BusyButton
        variant="accent"
        className="report-release"
        isBusy={isActing}
        onClick={() => void press().catch(() => {})}
      >
        {needsManager ? texts.askApproval : texts.release(version)}
      </BusyButton>
      <p className="text-fine text-ink-soft">{texts.afterRelease}</p>
      {isAsking && (
        <Suspense>
          <OverrideDialog version={version} onRelease={releaseNow} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
};
