import { lazy, Suspense, useState } from 'react';
import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { LogOut } from '#web/ui/icons.ts';
import './device-view.css';
import '#web/ui/step-circles.css';
import { deviceViewTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Container } from '../../../ui/section.tsx';
import { PortalHeading } from '../../portal-shared/portal-heading.tsx';
import { FormRefusal } from '../form-refusal.tsx';
import { CancelRequest } from '../panels/cancel-request.tsx';
import { PortalVisitCard } from '../panels/portal-visit-card.tsx';
import { ResultPanel } from '../panels/result-panel.tsx';
import { PaperProvider } from '../papers/paper-provider.tsx';
import { usePortal } from '../state/portal-context.ts';
import { findCurrentRequest } from '../state/portal-state.ts';
import { PastStepNote } from './past-step-note.tsx';
import { PortalDeviceCard } from './portal-device-card.tsx';
import { PortalRequestSteps } from './portal-request-steps.tsx';
import { StatusPanel } from './status-panel.tsx';
import { TimelineCard } from './timeline-card.tsx';

const PortalReportCard = lazy(() => import('../report/portal-report-card.tsx'));

const HistoryCard = lazy(() => import('./history-card.tsx'));

/** Everything about one device: its steps, the panel of one of them, its facts and its story. */
const DeviceView = () => {
  const { view } = usePortal().state;
  // Another tab may have opened another device in the same session: nothing typed for one is sent for the other.
  return view && <LoadedDeviceView key={view.soldProducts[0]?.fSerialNumber} view={view} />;
};

const LoadedDeviceView = ({ view }: { view: RepairView }) => {
  const { state, chosen, actions } = usePortal();
  const request = findCurrentRequest(view);
  // Beside the panel there is room; below it the device would push everything down.
  const [isWide] = useState(() => window.matchMedia('(width >= 64rem)').matches);
  const isNew = chosen.panel === 'request-form';
  const shownRequest = isNew ? undefined : request;
  return (
    <PaperProvider view={view}>
      <PortalHeading
        title={isNew ? deviceViewTexts.newHeading : deviceViewTexts.heading}
        intro={
          shownRequest && (
            <p>
              {deviceViewTexts.traceNumber}: <Code className="font-bold text-ink">{shownRequest.fCode}</Code>
            </p>
          )
        }
        actions={
          <Button
            className="no-print max-sm:size-11 max-sm:p-0"
            title={deviceViewTexts.signOutHint}
            onClick={() => void actions.signOut()}
          >
            <LogOut size={18} />
            <span className="max-sm:sr-only">{deviceViewTexts.signOut}</span>
          </Button>
        }
      />
      <Container className="py-6 sm:py-8">
        <PortalRequestSteps request={shownRequest} />
        {state.result ? (
          <div className="mx-auto mt-6 max-w-2xl sm:mt-8">
            <ResultPanel result={state.result} />
          </div>
        ) : (
          <div className="device-view-grid mt-6 sm:mt-8">
            <div className="device-view-panel">
              <PastStepNote request={shownRequest} />
              {state.successMessage && (
                <Note tone="success" role="status">
                  {state.successMessage}
                </Note>
              )}
              {state.formMessage?.where === 'device-view' && <FormRefusal message={state.formMessage} />}
              {shownRequest?.visit && <PortalVisitCard visit={shownRequest.visit} />}
              <StatusPanel view={view} request={shownRequest} panel={chosen.panel} />
              {shownRequest?.report && (
                <Suspense>
                  <PortalReportCard request={shownRequest} summary={shownRequest.report} />
                </Suspense>
              )}
              {shownRequest && <TimelineCard request={shownRequest} isOpen={!hasMainAction(shownRequest)} />}
              {shownRequest && isShippedNow(shownRequest) && chosen.panel === 'shipping' && (
                <CancelRequest isRow />
              )}
            </div>
            <div className="device-view-side">
              <PortalDeviceCard view={view} request={shownRequest} isOpen={isWide} />
              {(view.repairRequests ?? view.earlierRepairs) && (
                <Suspense>
                  <HistoryCard view={view} isOpen={isWide} />
                </Suspense>
              )}
            </div>
          </div>
        )}
      </Container>
    </PaperProvider>
  );
};

/** Whether the customer has something to do; otherwise the story is shown first. */
const hasMainAction = ({ may }: RepairRequest): boolean =>
  [
    may.declare,
    may.printShippingSlip,
    may.pay,
    may.answerEstimate,
    may.confirmReceipt,
    may.answerSurvey,
  ].includes(true);

const isShippedNow = ({ statusId, repairInPlace, may }: RepairRequest): boolean =>
  statusId === 1 && !repairInPlace && may.cancel;

export default DeviceView;
