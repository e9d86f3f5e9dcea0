import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { benchTexts as texts } from '#web/texts/office/service-report.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { Note } from '#web/ui/note.tsx';
import { type BenchRepair, benchClient, benchQueries } from '../../app/queries/bench-queries.ts';
import { serviceReportQueries } from '../../app/queries/service-report-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { May } from '../../ui/may.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { useRefreshRepairs } from '../../ui/repair/use-refresh-repairs.ts';
import { WorkReturnChip } from '../../ui/repair/work-return-chip.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { showToast } from '../../ui/toast-store.ts';

const VisitCard = lazy(() => import('../../ui/repair/visit-card.tsx'));

const BenchNoteForm = lazy(() => import('./bench-note-form.tsx'));

/** One request at the bench: what came, with what fault, and the way to its report. */
export const Component = () => {
  const traceNumber = useParams().traceNumber ?? '';
  const repair = useQuery(benchQueries.one(traceNumber));
  return (
    <QueryFrame
      query={repair}
      skeletonClass="h-96"
      missing={<NotFound to="/bench" list={officeMenuTexts.bench} />}
    >
      {(shown) => <BenchView key={traceNumber} repair={shown} />}
    </QueryFrame>
  );
};

const BenchView = ({ repair }: { repair: BenchRepair }) => (
  <>
    <ScreenHead
      title={repair.productName}
      above={
        <Link to="/bench" className="text-link">
          {officeMenuTexts.bench}
        </Link>
      }
      beside={
        <span className="flex flex-wrap items-center gap-2">
          <span className="chip chip-brand">{repair.statusTitle}</span>
          {repair.isWorkReturn && <WorkReturnChip />}
          <Code>{repair.serialNumber}</Code>
          <bdi className="text-ink-soft">{repair.centreName}</bdi>
        </span>
      }
    >
      <Link to={`/repairs/${repair.traceNumber}/report`} className={buttonClasses('brand')}>
        {texts.report}
      </Link>
    </ScreenHead>
    <div className="grid gap-3">
      {repair.statusId === 1 && !repair.repairInPlace && <ReceiveButton repair={repair} />}
      {repair.repairInPlace && (
        <Suspense>
          <VisitCard traceNumber={repair.traceNumber} />
        </Suspense>
      )}
      <Panel title={texts.fault}>
        <p dir="auto">{repair.issueDescription}</p>
      </Panel>
      <Panel title={texts.arrival}>
        {repair.intake ? (
          <ul>
            {repair.intake.accessories.map(({ name, count }) => (
              <li key={name}>
                <bdi>{name}</bdi> (<Count>{count}</Count>)
              </li>
            ))}
            {repair.intake.remark && <li dir="auto">{repair.intake.remark}</li>}
          </ul>
        ) : (
          <p className="text-ink-soft">{repair.statusId === 1 ? texts.notArrived : texts.noIntake}</p>
        )}
      </Panel>
      <Panel title={texts.notes}>
        {repair.notes.length === 0 && <p className="text-ink-soft">{texts.noNotes}</p>}
        <ul className="grid gap-2">
          {repair.notes.map(({ at, by, text }) => (
            <li key={`${at}${by}`}>
              <bdi className="font-semibold">{by}</bdi> <span dir="auto">{text}</span>
            </li>
          ))}
        </ul>
        <May permission="repairs.note">
          <Suspense>
            <BenchNoteForm traceNumber={repair.traceNumber} />
          </Suspense>
        </May>
      </Panel>
    </div>
  </>
);

const ReceiveButton = ({ repair: { traceNumber, isDeclared } }: { repair: BenchRepair }) => {
  const cache = useQueryClient();
  const refresh = useRefreshRepairs();
  const receive = useAction(benchClient.receiveAtBench, {
    onSuccess: (now) => {
      cache.setQueryData(benchQueries.one(traceNumber).queryKey, now);
      // Bench list, queue and board show where it stands too, and its report may be written now.
      for (const queryKey of [benchQueries.lists, serviceReportQueries.one(traceNumber).queryKey])
        void cache.invalidateQueries({ queryKey });
      void refresh();
      showToast(texts.received);
    },
  });
  const isWarned = receive.error?.details.reason === 'declaration-missing';
  return (
    <div className="grid gap-2">
      {!isDeclared && !isWarned && <Note tone="warning">{moveDialogTexts.notDeclared}</Note>}
      <BusyButton
        variant="accent"
        isBusy={receive.isPending}
        onClick={() => receive.mutate({ traceNumber, ...(isWarned && { mayLackDeclaration: true }) })}
      >
        {isWarned ? moveDialogTexts.receiveUndeclared : texts.receive}
      </BusyButton>
      <FailureNote failure={receive.error} />
    </div>
  );
};
