import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Button } from '#web/ui/button.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import type { Queue } from '../../app/queries/repair-queries.ts';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { ClockAlert, ListFilter } from '../../ui/office-icons.ts';
import {
  countFilters,
  countHiddenFilters,
  type QueueSearch,
  queueAddress,
  readDefaultSort,
} from './queue-address.rules.ts';

const QueueFilters = lazy(() => import('./queue-filters.tsx'));

/**
 * One's own, nobody's and what is late; filters, search, order and views. On phones most is folded, the counts by
 * status too.
 */
export const QueueTools = ({
  search,
  onChange,
  onEnter,
  counts,
  tiles,
  children,
}: {
  search: QueueSearch;
  onChange: (change: QueueSearch) => void;
  onEnter: (text: string) => boolean;
  /** What each shortcut would show; undefined while it is counted. */
  counts: Queue['shortcuts'] | undefined;
  /** The counts by status. */
  tiles: ReactNode;
  /** Views and export. */
  children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(countHiddenFilters(search) > 0);
  const activeCount = countFilters(search);
  const id = useId();
  return (
    <>
      <div className="max-sm:hidden">{tiles}</div>
      <div className="queue-tools no-print" data-open={isOpen || undefined}>
        <Shortcut
          isOn={search.assignee === 'me'}
          count={counts?.mine}
          onPress={(isOn) => onChange({ assignee: isOn ? 'me' : undefined })}
        >
          {queueTexts.mine}
        </Shortcut>
        <Shortcut
          isFolded
          isOn={search.assignee === 'nobody'}
          count={counts?.nobody}
          onPress={(isOn) => onChange({ assignee: isOn ? 'nobody' : undefined })}
        >
          {queueTexts.assignees.nobody}
        </Shortcut>
        <Shortcut
          isOn={search.overdue === '1'}
          count={counts?.late}
          onPress={(isOn) => onChange({ overdue: isOn ? '1' : undefined })}
        >
          <ClockAlert size={16} />
          {queueTexts.onlyOverdue}
        </Shortcut>
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <ListFilter size={16} />
          {queueTexts.filters}
          {activeCount > 0 && (
            <span>
              (<Count>{activeCount}</Count>)
            </span>
          )}
        </Button>
        <div className="queue-extra">
          <SearchBox
            label={queueTexts.search}
            value={search.q}
            onSearch={(q) => onChange({ q })}
            onEnter={onEnter}
          />
          <select
            aria-label={queueTexts.sort}
            className="field field-small ms-auto w-auto"
            value={search.sort ?? readDefaultSort(search)}
            onChange={({ target }) =>
              onChange({ sort: queueAddress.sort.find((sort) => sort === target.value) })
            }
          >
            {queueAddress.sort.map((sort) => (
              <option key={sort} value={sort}>
                {queueTexts.sorts[sort]}
              </option>
            ))}
          </select>
          {children}
        </div>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <div className="sm:hidden">{tiles}</div>
            <Suspense>
              <QueueFilters search={search} onChange={onChange} />
            </Suspense>
          </>
        )}
      </div>
    </>
  );
};

/**
 * A filter one press away, with how many it would show. A folded one is seen on phones with the filters, and while it
 * is on.
 */
const Shortcut = ({
  isOn,
  isFolded,
  count,
  onPress,
  children,
}: {
  isOn: boolean;
  isFolded?: true;
  count: number | undefined;
  onPress: (isOn: boolean) => void;
  children: ReactNode;
}) => (
  <Button size="small" data-folded={isFolded} aria-pressed={isOn} onClick={() => onPress(!isOn)}>
    {children}
    {count !== undefined && <span>{officeListTexts.count(count)}</span>}
  </Button>
);
