import type { RepairRequest } from '#contract/repair/entities.ts';
import { writeVisitTime } from '#contract/repair/visit-times.ts';
import { visitCardTexts as texts } from '#web/texts/repair-visit.ts';
import { Facts } from '#web/ui/facts.tsx';
import { PanelCard } from './panel-card.tsx';

/** When somebody comes to repair the device in its place, and who. */
export const PortalVisitCard = ({ visit }: { visit: NonNullable<RepairRequest['visit']> }) => (
  <PanelCard title={texts.title} isFirst={false}>
    <Facts
      rows={[
        [texts.time, writeVisitTime(visit)],
        [texts.technician, <bdi key="technician">{visit.technician}</bdi>],
      ]}
    />
  </PanelCard>
);
