import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { boardTexts } from '#web/texts/office/board.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Button } from '#web/ui/button.tsx';
import { Clock3 } from '#web/ui/icons.ts';
import { type QueueRow, repairQueries } from '../../app/queries/repair-queries.ts';
import { type AddressTable, isTextUpTo } from '../../ui/list/address-state.rules.ts';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { LazyMoveDialog, preloadMoveDialog } from '../../ui/repair/lazy-move-dialog.ts';
import { UpdatesBar } from '../../ui/repair/updates-bar.tsx';
import { ViewLinks } from '../../ui/repair/view-links.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { Moving } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { boardStatuses } from './board-moves.rules.ts';
import { ColumnChooser } from './column-chooser.tsx';
import type { BoardFilters } from './use-board-column.ts';
import { useBoardUpdates } from './use-board-updates.ts';
import './board.css';

const address = {
  q: isTextUpTo(200),
  product: isTextUpTo(200),
  overdue: ['1'],
  assignee: ['me'],
  column: boardStatuses.map(String),
} satisfies AddressTable<BoardFilters & { column?: string }>;

/** Every open request by where it stands. A card moves by drag or from its menu; both confirm before an SMS is sent. */
export const Component = () => {
  const [{ column, ...filters }, setSearch] = useAddressState(address);
  const [dragged, setDragged] = useState<QueueRow>();
  const [moving, setMoving] = useState<Moving>();
  const isNarrow = useMediaQuery('(width < 48rem)');
  useEffect(() => void preloadMoveDialog(), []);
  const chosen = boardStatuses.find((status) => String(status) === column) ?? 0;
  const shown = isNarrow ? [chosen] : boardStatuses;
  const { updates, onRead } = useBoardUpdates(filters, shown);
  const products = useQuery(repairQueries.filters()).data?.products ?? [];
  return (
    <>
      <ScreenHead title={boardTexts.title}>
        <ViewLinks />
      </ScreenHead>
      <div className="queue-tools no-print">
        <SearchBox label={queueTexts.search} value={filters.q} onSearch={(q) => setSearch({ q })} />
        <Button
          size="small"
          aria-pressed={filters.overdue === '1'}
          onClick={() => setSearch({ overdue: filters.overdue ? undefined : '1' })}
        >
          <Clock3 size={16} />
          {queueTexts.onlyOverdue}
        </Button>
        <Button
          size="small"
          aria-pressed={filters.assignee === 'me'}
          onClick={() => setSearch({ assignee: filters.assignee ? undefined : 'me' })}
        >
          {queueTexts.mine}
        </Button>
        <FilterSelect
          label={queueTexts.product}
          value={filters.product}
          options={products.map((name) => ({ value: name, label: name }))}
          onChange={(product) => setSearch({ product })}
        />
        {!isNarrow && <p className="text-fine text-ink-soft">{boardTexts.hint}</p>}
      </div>
      <UpdatesBar {...updates} text={queueTexts.boardUpdates} />
      {isNarrow && (
        <ColumnChooser
          chosen={chosen}
          filters={filters}
          onChoose={(status) => setSearch({ column: String(status) })}
        />
      )}
      <div className="board" data-narrow={isNarrow || undefined}>
        {shown.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            filters={filters}
            dragged={dragged}
            onDrag={setDragged}
            onMove={setMoving}
            onRead={onRead}
          />
        ))}
      </div>
      {moving && (
        <LazyMoveDialog request={moving.row} move={moving.move} onClose={() => setMoving(undefined)} />
      )}
    </>
  );
};
