import type { RepairRequest, TimelineEntry } from '#contract/repair/entities.ts';
import { deviceViewTexts } from '#web/texts/repair-device-view.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { IsolatedText } from '#web/ui/figures/isolated-text.tsx';
import { Clock } from '#web/ui/icons.ts';
import { PanelCard } from '../panels/panel-card.tsx';

/** The dated story of a request, oldest first, and what comes next at its end. */
export const TimelineCard = ({ request, isOpen }: { request: RepairRequest; isOpen: boolean }) => (
  <PanelCard
    title={deviceViewTexts.story}
    isFirst={false}
    fold={{
      icon: <Clock size={20} />,
      state: deviceViewTexts.events(request.timeline.filter(isShown).length),
      isOpen,
    }}
  >
    <ol className="timeline">
      {request.timeline.filter(isShown).map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {request.nextDescription && request.statusId !== 100 && (
        <li data-next="">
          <p className="font-semibold">{deviceViewTexts.next}</p>
          <p className="text-fine text-ink-soft">{request.nextDescription}</p>
        </li>
      )}
    </ol>
  </PanelCard>
);

/** The end of a cancelled request stands in its panel, once, with date and reason. */
const isShown = ({ kind, statusId }: TimelineEntry): boolean => kind !== 'status' || statusId !== 100;

const Entry = ({ entry }: { entry: TimelineEntry }) => (
  <li data-kind={entry.kind}>
    <p className="font-semibold">{entry.title}</p>
    <p className="text-fine text-ink-soft">
      <DateText at={entry.at} form="full" />
    </p>
    {entry.note && (
      <p dir="auto" className="mt-1 text-small whitespace-pre-line">
        <IsolatedText>{entry.note}</IsolatedText>
      </p>
    )}
  </li>
);
