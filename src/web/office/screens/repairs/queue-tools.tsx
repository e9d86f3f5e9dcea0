import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { keysOf } from '#kernel/keys-of.ts';
import { listTexts } from '#web/texts/office/lists.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Count } from '#web/ui/figures/count.tsx';
import type { QueueQuery, QueueSearch } from '../../app/queries/repair-queries.ts';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { ClockAlert, ListFilter } from '../../ui/office-icons.ts';
import { countFilters, countHiddenFilters, usualSort } from './queue-address.rules.ts';

const QueueFilters = lazy(async () => ({ default: (await import('./queue-filters.tsx')).QueueFilters }));

const sorts = keysOf(queueTexts.sorts);

/** What is late, the filters, search, order and views. On phones all but the first two is folded, the counts too. */
export const QueueTools = ({
  search,
  onChange,
  onEnter,
  late,
  tiles,
  children,
}: {
  search: QueueSearch;
  onChange: (change: Partial<QueueQuery>) => void;
  onEnter: (text: string) => boolean;
  /** How many are past their target; undefined while they are counted. */
  late: number | undefined;
  /** The counts by status. */
  tiles: ReactNode;
  /** Views and export. */
  children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(countHiddenFilters(search) > 0);
  const inForce = countFilters(search);
  const id = useId();
  return (
    <>
      <div className="max-sm:hidden">{tiles}</div>
      <div className="queue-tools no-print" data-open={isOpen || undefined}>
        <button
          type="button"
          className="button button-quiet button-small"
          aria-pressed={search.overdue === true}
          onClick={() => onChange({ overdue: search.overdue ? undefined : '1' })}
        >
          <ClockAlert size={16} />
          {queueTexts.onlyOverdue}
          {late !== undefined && <span>{listTexts.count(late)}</span>}
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          aria-pressed={search.assignee === 'me'}
          onClick={() => onChange({ assignee: search.assignee === 'me' ? undefined : 'me' })}
        >
          {queueTexts.mine}
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter size={16} />
          {queueTexts.filters}
          {inForce > 0 && (
            <span>
              (<Count>{inForce}</Count>)
            </span>
          )}
        </button>
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
            value={search.sort ?? usualSort(search)}
            onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) })}
          >
            {sorts.map((sort) => (
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
