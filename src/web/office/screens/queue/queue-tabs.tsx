import { officeListTexts } from '#web/texts/office/lists.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import type { Queue } from '../../app/queries/repair-queries.ts';
import { SegmentedButtons } from '../../ui/segmented-buttons.tsx';

const lists = ['ours', 'customer', 'open', 'closed'] as const;
type ListName = (typeof lists)[number] | 'all';

/** Who requests wait for: us, the customer, all that is open, what is over; and everything while searching. */
export const QueueTabs = ({
  shown,
  queue,
  isSearching,
  onChoose,
}: {
  shown: ListName;
  queue: Pick<Queue, 'lists' | 'countBound'> | undefined;
  isSearching: boolean;
  onChoose: (list: ListName) => void;
}) => {
  const countOf: Partial<Record<ListName, number>> = queue
    ? { ...queue.lists, open: queue.lists.ours + queue.lists.customer }
    : {};
  const offered: readonly ListName[] = isSearching || shown === 'all' ? ['all', ...lists] : lists;
  return (
    <div className="max-w-full overflow-x-auto max-sm:order-1 max-sm:w-full">
      <SegmentedButtons
        className="queue-tabs"
        label={queueTexts.list}
        values={offered}
        chosen={shown}
        onChoose={onChoose}
      >
        {(list) => (
          <>
            <span>
              {list === 'customer' && <span className="max-sm:hidden">{queueTexts.waitsFor} </span>}
              {queueTexts.lists[list]}
            </span>
            {countOf[list] !== undefined && (
              <span className="text-ink-faint">
                {officeListTexts.count(countOf[list], queue?.countBound)}
              </span>
            )}
          </>
        )}
      </SegmentedButtons>
    </div>
  );
};
