import { lazy, Suspense, useState } from 'react';
import { conflictTexts } from '#web/texts/office/conflict.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import type { ServiceReport } from '../../app/queries/service-report-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { ReleaseBar } from './release-bar.tsx';
import { ReleasedReportView } from './released-report-view.tsx';
import { ReportForm } from './report-form.tsx';
import { useReportDraft } from './use-report-draft.ts';

const ReportConflictView = lazy(() => import('./report-conflict.tsx'));
// Loaded after the form, and before they are needed: without network they could not be.
const UnsavedReport = lazy(() => import('./unsaved-report.tsx'));
const DiscardReport = lazy(() => import('./discard-report.tsx'));
const ReportPhotos = lazy(() => import('./report-photos.tsx'));

/** What is being written beside what was released. */
export const ReportView = ({ traceNumber, report }: { traceNumber: string; report: ServiceReport }) => {
  const mayWrite = useMay('servicereports.write') && report.mayWrite;
  const last = report.versions.at(-1);
  // The version to be corrected: once the correction is released it is another one.
  const [corrected, setCorrected] = useState<number>();
  const isOpen = mayWrite && (!last || report.saved !== null || corrected === last.version);
  return (
    <div className="report-grid">
      {isOpen && (
        <DraftPanel traceNumber={traceNumber} report={report} onDiscarded={() => setCorrected(undefined)} />
      )}
      <div className="grid gap-3">
        {mayWrite && !isOpen && (
          <Button variant="brand" onClick={() => setCorrected(last?.version)}>
            {texts.correct}
          </Button>
        )}
        {report.versions.toReversed().map((version) => (
          <ReleasedReportView key={version.version} report={version} />
        ))}
        {!last && !isOpen && <Note>{report.mayWrite ? texts.nothing : texts.notHere}</Note>}
      </div>
    </div>
  );
};

const DraftPanel = ({
  traceNumber,
  report,
  onDiscarded,
}: {
  traceNumber: string;
  report: ServiceReport;
  onDiscarded: () => void;
}) => {
  const draft = useReportDraft(traceNumber, report);
  const [opened, setOpened] = useState(() => ({
    rev: report.rev,
    values: { ...report.document, reason: report.reason },
    fields: draft.work.restoredFields,
  }));
  const { conflict } = draft;
  const [leftConflict, setLeftConflict] = useState(conflict);
  const [isActing, setActing] = useState(false);
  const version = report.versions.length + 1;
  return (
    <section className="panel" aria-label={texts.draft(version)}>
      <header className="panel-head">
        <h2>{texts.draft(version)}</h2>
        <span role="status" className="ms-auto text-fine text-ink-soft">
          {texts.save[draft.state]}
        </span>
      </header>
      <div className="grid gap-4 p-4">
        <Suspense>
          <UnsavedReport draft={draft} opened={opened} />
        </Suspense>
        {draft.state === 'failed' && !draft.failure && !conflict && (
          <Note tone="warning">{texts.offline}</Note>
        )}
        {conflict && conflict === leftConflict && (
          <Note tone="warning">
            {conflictTexts.conflicted}{' '}
            <Button variant="plain" size="small" onClick={() => setLeftConflict(undefined)}>
              {conflictTexts.seeBoth}
            </Button>
          </Note>
        )}
        {/* The answer is put over the form: what was typed meanwhile would be lost. */}
        <ReportForm draft={draft} isCorrection={version > 1} isInert={isActing} />
        <Suspense>
          <ReportPhotos traceNumber={traceNumber} report={report} />
        </Suspense>
        <FailureNote failure={draft.failure} />
        <ReleaseBar
          traceNumber={traceNumber}
          report={report}
          draft={draft}
          isActing={isActing}
          setActing={setActing}
        />
        {(report.saved || version > 1) && (
          <Suspense>
            <DiscardReport
              traceNumber={traceNumber}
              report={report}
              draft={draft}
              onDiscarded={() => {
                setOpened({ ...opened, fields: [] });
                onDiscarded();
              }}
            />
          </Suspense>
        )}
      </div>
      {conflict && conflict !== leftConflict && (
        <Suspense>
          <ReportConflictView draft={draft} conflict={conflict} onClose={() => setLeftConflict(conflict)} />
        </Suspense>
      )}
    </section>
  );
};
