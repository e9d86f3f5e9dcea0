import type { RepairRequest } from '#contract/repair/entities.ts';
import { deviceViewTexts, resultTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { Plus } from '#web/ui/icons.ts';
import { usePortal } from '../state/portal-context.ts';
import { PanelActions, PanelCard } from './panel-card.tsx';

/** The result panel of a cancelled request: that it is, why, and how to begin anew. */
export const CancelledPanel = ({ request }: { request: RepairRequest }) => {
  const { actions } = usePortal();
  return (
    <PanelCard title={request.statusDescription}>
      <Facts
        rows={[
          [
            resultTexts.reason,
            <span key="reason" dir="auto">
              {request.statusLogDescription?.trim() || resultTexts.noReason}
            </span>,
          ],
          [resultTexts.when, <DateText key="when" at={request.changedAt} form="full" />],
        ]}
      />
      <PanelActions>
        <Button variant="accent" size="large" onClick={actions.openNewRequest}>
          <Plus size={20} />
          {deviceViewTexts.newRequest}
        </Button>
      </PanelActions>
    </PanelCard>
  );
};
