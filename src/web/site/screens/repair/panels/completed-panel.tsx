import type { RepairRequest } from '#contract/repair/entities.ts';
import { deviceViewTexts, surveyTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { WellPlate } from '#web/ui/well-plate.tsx';
import { usePortal } from '../state/portal-context.ts';
import { GivenSurvey } from './given-survey.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';

/** Past the last step: thanks, and the way to another request. */
export const CompletedPanel = ({ request }: { request: RepairRequest }) => {
  const { actions } = usePortal();
  return (
    <PanelCard title={surveyTexts.thanks} intro={<p>{request.statusDescription}</p>}>
      <div className="flex flex-col gap-5 sm:flex-row-reverse sm:items-center">
        <WellPlate filled={96} className="w-32 shrink-0 sm:w-40" />
        <div className="flex-1">
          {request.survey && <GivenSurvey request={request} />}
          <p className="mt-3 text-ink-soft">{request.nextDescription}</p>
        </div>
      </div>
      <PanelActions>
        <Button variant="accent" size="large" onClick={actions.openNewRequest}>
          <Plus size={20} />
          {deviceViewTexts.newRequest}
        </Button>
      </PanelActions>
    </PanelCard>
  );
};
