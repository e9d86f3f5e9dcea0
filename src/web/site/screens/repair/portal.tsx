import { lazy, Suspense } from 'react';
import { portalTexts } from '#web/texts/repair.ts';
import { WaitIndicator } from '../../ui/wait-indicator.tsx';
import { useArrivalFocus } from '../portal-shared/use-arrival-focus.ts';
import { useRefreshOnReturn } from '../portal-shared/use-refresh-on-return.ts';
import { CodeStage } from './code/code-stage.tsx';
import { OpeningCard } from './opening-card.tsx';
import { PortalAlertDialog } from './portal-alert-dialog.tsx';
import { SearchStage } from './search/search-stage.tsx';
import { PortalContext } from './state/portal-context.ts';
import type { Stage } from './state/portal-state.ts';
import { usePortalState } from './state/use-portal-state.ts';
import { UnreachableCard } from './unreachable-card.tsx';

const DeviceView = lazy(() => import('./device-view/device-view.tsx'));

/** The repair portal: one step at a time, from the search to the survey. */
export const Portal = ({ phone }: { phone: string | null }) => {
  const portal = usePortalState(phone);
  const { state, stage, chosen, actions } = portal;
  useArrivalFocus(stage, state.result ? 'result' : `${chosen.panel}${chosen.shownStep ?? ''}`);
  useRefreshOnReturn(stage === 'device-view' || stage === 'code', actions.refresh);
  return (
    <PortalContext value={portal}>
      <StageView stage={stage} phone={phone} />
      <WaitIndicator text={portalTexts.wait} isOn={state.waiting > 0} />
      {state.alert && <PortalAlertDialog alert={state.alert} />}
    </PortalContext>
  );
};

const StageView = ({ stage, phone }: { stage: Stage; phone: string | null }) => {
  switch (stage) {
    case 'opening':
      return <OpeningCard phone={phone} />;
    case 'unreachable':
      return <UnreachableCard />;
    case 'search':
      return <SearchStage />;
    case 'code':
      return <CodeStage />;
    case 'device-view':
      return (
        <Suspense fallback={<OpeningCard phone={phone} />}>
          <DeviceView />
        </Suspense>
      );
  }
};
