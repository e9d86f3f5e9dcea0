import { lazy, Suspense, useId, useState } from 'react';
import { keysOf } from '#kernel/keys-of.ts';
import { formatNumber } from '#kernel/rial.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Clock3 } from '#web/ui/icons.ts';
import type { QueueQuery, QueueSearch } from '../../app/queries/repair-queries.ts';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { ListFilter } from '../../ui/office-icons.ts';
import { countHiddenFilters, usualSort } from './queue-address.rules.ts';

const QueueFilters = lazy(async () => ({ default: (await import('./queue-filters.tsx')).QueueFilters }));

const sorts = keysOf(queueTexts.sorts);

/** Search, what is late, the rest of the filters folded away, and the order. */
export const QueueTools = ({
  search,
  onChange,
  onEnter,
}: {
  search: QueueSearch;
  onChange: (change: Partial<QueueQuery>) => void;
  onEnter: (text: string) => boolean;
}) => {
  const hidden = countHiddenFilters(search);
  const [isOpen, setOpen] = useState(hidden > 0);
  const id = useId();
  return (
    <>
      <div className="queue-tools no-print">
        <SearchBox
          label={queueTexts.search}
          value={search.q}
          onSearch={(q) => onChange({ q })}
          onEnter={onEnter}
        />
        <button
          type="button"
          className="button button-quiet button-small toggle-button"
          aria-pressed={search.overdue === true}
          onClick={() => onChange({ overdue: search.overdue ? undefined : '1' })}
        >
          <Clock3 size={16} />
          {queueTexts.onlyOverdue}
        </button>
        <button
          type="button"
          className="button button-quiet button-small toggle-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter size={16} />
          {queueTexts.filters}
          {hidden > 0 && <span>({formatNumber(hidden)})</span>}
        </button>
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
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <QueueFilters search={search} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </>
  );
};
