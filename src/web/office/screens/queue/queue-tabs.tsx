import { officeListTexts } from '#web/texts/office/lists.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import type { Queue } from '../../app/queries/repair-queries.ts';

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
      {/* biome-ignore lint/a11y/useSemanticElements: buttons with a state, not a set of fields */}
      <div className="segmented-bar queue-tabs" role="group" aria-label={queueTexts.list}>
        {offered.map((list) => (
          <button key={list} type="button" aria-pressed={shown === list} onClick={() => onChoose(list)}>
            <span>
              {list === 'customer' && <span className="max-sm:hidden">{queueTexts.waitsFor} </span>}
              {queueTexts.lists[list]}
            </span>
            {countOf[list] !== undefined && (
              <span className="text-ink-faint">
                {officeListTexts.count(countOf[list], queue?.countBound)}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
};
