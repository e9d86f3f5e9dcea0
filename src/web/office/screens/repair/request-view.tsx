import { lazy, Suspense, useEffect, useState } from 'react';
import type { RequestDetails } from '../../app/queries/repair-queries.ts';
import { ArrivalCard } from './facts/arrival-card.tsx';
import { CentreCard } from './facts/centre-card.tsx';
import { DeviceCard } from './facts/device-card.tsx';
import { FaultCard } from './facts/fault-card.tsx';
import { OtherRepairs } from './facts/other-repairs.tsx';
import { ReportCard } from './facts/report-card.tsx';
import { MoneyCard } from './money/money-card.tsx';
import { ActionsPanel } from './moves/actions-panel.tsx';
import type { OpenAction } from './moves/open-action.ts';
import { RequestHead } from './request-head.tsx';
import { RequestSteps } from './request-steps.tsx';
import { StoryPanel } from './story/story-panel.tsx';

// Dialogs and papers are loaded when the first is opened: a request is read far more often than it is changed.
const OpenedAction = lazy(() => import('./moves/opened-action.tsx'));

// Few repairs are in place.
const VisitCard = lazy(() => import('../../ui/repair/visit-card.tsx'));

/** The page of a request: what comes next, what is known, and everything that happened. */
export const RequestView = ({ details, readAt }: { details: RequestDetails; readAt: number }) => {
  const [open, setOpen] = useState<OpenAction>();
  useEffect(focusTitle, []);
  return (
    <>
      <RequestHead details={details} onOpen={setOpen} />
      <RequestSteps request={details.request} />
      <div className="request-grid">
        <div className="request-actions">
          <ActionsPanel details={details} readAt={readAt} onOpen={setOpen} />
          <MoneyCard details={details} onOpen={setOpen} />
        </div>
        <div className="request-facts">
          <DeviceCard details={details} />
          <CentreCard details={details} />
          {details.request.repairInPlace && (
            <Suspense>
              <VisitCard
                traceNumber={details.request.fCode}
                isAsked={open?.kind === 'visit'}
                onDone={() => setOpen(undefined)}
              />
            </Suspense>
          )}
          <FaultCard details={details} />
          <ArrivalCard details={details} onEdit={() => setOpen({ kind: 'intake' })} />
          <ReportCard details={details} />
          <OtherRepairs details={details} />
        </div>
        <StoryPanel details={details} onOpen={setOpen} />
      </div>
      {open && open.kind !== 'visit' && (
        <Suspense>
          <OpenedAction open={open} details={details} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};

/** The focus begins at the title: from there three presses of Tab lead to the next action. */
const focusTitle = (): void => {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title || !document.activeElement?.matches('body, main')) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
};
