import type { RepairView } from '#contract/repair/entities.ts';
import { LogOut } from '#web/ui/icons.ts';
import '#web/styles/repair-desk.css';
import '#web/styles/repair-steps.css';
import { deskTexts } from '#web/texts/repair-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Container } from '#web/ui/section.tsx';
import { LtrText } from '#web/ui/text-runs.tsx';
import { ResultPanel } from '../panels/result-panel.tsx';
import { PortalHeading } from '../portal-heading.tsx';
import { usePortal } from '../state/portal-context.ts';
import { currentRequestOf } from '../state/portal-state.ts';
import { DeviceCard } from './device-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { LookingBack } from './looking-back.tsx';
import { PanelOf } from './panel-of.tsx';
import { RequestSteps } from './request-steps.tsx';
import { TimelineCard } from './timeline-card.tsx';

/** Everything about one device: its steps, the panel of one of them, its facts and its story. */
export const Desk = () => {
  const { state } = usePortal();
  return state.view && <DeskOf view={state.view} />;
};

const DeskOf = ({ view }: { view: RepairView }) => {
  const { state, chosen, actions } = usePortal();
  const request = currentRequestOf(view);
  const isNew = chosen.panel === 'request-form';
  const shownRequest = isNew ? undefined : request;
  return (
    <>
      <PortalHeading
        title={isNew ? deskTexts.newHeading : deskTexts.heading}
        intro={
          shownRequest && (
            <p>
              {deskTexts.traceNumber}: <LtrText className="font-bold text-ink">{shownRequest.fCode}</LtrText>
            </p>
          )
        }
        actions={
          <Button
            className="no-print max-sm:size-11 max-sm:p-0"
            title={deskTexts.signOutHint}
            onClick={() => void actions.signOut()}
          >
            <LogOut size={18} />
            <span className="max-sm:sr-only">{deskTexts.signOut}</span>
          </Button>
        }
      />
      <Container className="py-6 sm:py-8">
        <RequestSteps statusId={shownRequest?.statusId} />
        {state.result ? (
          <div className="mx-auto mt-6 max-w-2xl sm:mt-8">
            <ResultPanel result={state.result} />
          </div>
        ) : (
          <div className="desk-grid mt-6 sm:mt-8">
            <div className="desk-panel">
              <LookingBack />
              {state.notice && (
                <Note tone="success" role="status">
                  {state.notice}
                </Note>
              )}
              {state.told?.where === 'desk' && (
                <Note tone="danger" role="alert">
                  {state.told.text}
                </Note>
              )}
              <PanelOf view={view} request={shownRequest} panel={chosen.panel} />
            </div>
            <div className="desk-side">
              <DeviceCard view={view} request={shownRequest} />
              {shownRequest && <TimelineCard request={shownRequest} />}
              <HistoryCard requests={(view.repairRequests ?? []).filter((other) => other !== shownRequest)} />
            </div>
          </div>
        )}
      </Container>
    </>
  );
};
