import { isOpen, statusIds, statusTable } from '#contract/repair/statuses.ts';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import type { Queue } from '../../app/queries/repair-queries.ts';
import { StatusCircle } from '../../ui/status-circle.tsx';

/** How many stand at each status of the list; pressing one shows those alone, pressing it again all. */
export const StatusTiles = ({
  queue,
  isClosedList,
  chosen,
  onChoose,
}: {
  queue: Queue | undefined;
  isClosedList: boolean;
  chosen: string | undefined;
  onChoose: (status: string | undefined) => void;
}) => {
  const statuses = statusIds.filter((status) => isOpen(status) !== isClosedList);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons with a state, not a set of fields
    <div className="status-tiles" role="group" aria-label={queueTexts.byStatus}>
      {statuses.map((status) => {
        const count = queue?.counts[status] ?? 0;
        const isChosen = chosen === String(status);
        const late = queue?.overdue[status] ?? 0;
        return (
          <button
            key={status}
            type="button"
            className="status-tile"
            aria-pressed={isChosen}
            data-empty={count === 0 || undefined}
            onClick={() => onChoose(isChosen ? undefined : String(status))}
          >
            <span className="status-tile-name">
              <StatusCircle status={status} />
              {queueTexts.statuses[status] ?? statusTable[status].title}
            </span>
            <span className="flex items-baseline gap-2">
              <span className="status-tile-count">
                {queue ? officeListTexts.count(count, queue.countBound) : '–'}
              </span>
              {late > 0 && <span className="text-fine text-danger">{queueTexts.overdueCount(late)}</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
};
