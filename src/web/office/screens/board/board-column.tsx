import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { statusTable } from '#contract/repair/statuses.ts';
import { boardTexts } from '#web/texts/office/board.ts';
import { Count } from '#web/ui/figures/count.tsx';
import type { QueueRow } from '../../app/queries/repair-queries.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { hasDragLeft } from '../../ui/has-drag-left.ts';
import { LoadFailure } from '../../ui/list/list-frame.tsx';
import { toListPosition } from '../../ui/repair/list-position.ts';
import { StatusCircle, usualWaitsFor } from '../../ui/status-circle.tsx';
import { BoardCard, type Moving } from './board-card.tsx';
import { type BoardStatus, findDrop } from './board-moves.rules.ts';
import { type BoardFilters, useBoardColumn } from './use-board-column.ts';

/** The requests of one status. It takes a card that is dragged over it when the table of moves has such a move. */
export const BoardColumn = ({
  status,
  filters,
  dragged,
  onDrag,
  onMove,
  onRead,
}: {
  status: BoardStatus;
  filters: BoardFilters;
  dragged: QueueRow | undefined;
  onDrag: (row: QueueRow | undefined) => void;
  onMove: (moving: Moving) => void;
  /** When its cards were read, by the server's clock. */
  onRead: (status: BoardStatus, readAt: string | undefined) => void;
}) => {
  const column = useBoardColumn(status, filters);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const id = useId();
  const drop = dragged && findDrop(dragged, status);
  const rest = (column.total ?? 0) - column.rows.length;
  const state = toListPosition(
    column.rows.map(({ traceNumber }) => traceNumber),
    useLocation(),
  );
  useEffect(() => onRead(status, column.readAt), [onRead, status, column.readAt]);
  return (
    <section
      className="board-column"
      aria-labelledby={id}
      data-drop={dragged ? (drop ? 'taken' : 'refused') : undefined}
      data-over={(drop && isDraggedOver) || undefined}
      onDragOver={(event) => {
        // What is not prevented is not a place to drop: the browser itself refuses it.
        if (!drop) return;
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={(event) => {
        if (hasDragLeft(event)) setDraggedOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setDraggedOver(false);
        if (dragged && drop) onMove({ row: dragged, move: drop });
        onDrag(undefined);
      }}
    >
      <header className="board-head">
        <h2 id={id} className="flex items-center gap-2">
          <StatusCircle status={status} />
          {statusTable[status].title}
        </h2>
        <p className="flex justify-between gap-2 text-fine text-ink-soft">
          {boardTexts.waits[usualWaitsFor(status)]}
          <span className="font-semibold">
            {column.total === undefined ? '' : <Count>{column.total}</Count>}
          </span>
        </p>
      </header>
      {column.isError && column.rows.length === 0 && <LoadFailure query={column} />}
      {column.isPending && <div className="skeleton h-28" aria-busy="true" />}
      {drop && <p className="board-drop">{boardTexts.dropHere}</p>}
      <ul className="grid gap-2">
        {column.rows.map((row) => (
          <BoardCard key={row.traceNumber} row={row} state={state} onDrag={onDrag} onMove={onMove} />
        ))}
      </ul>
      {column.total === 0 && (
        <p className="py-4 text-center text-fine text-ink-faint">{boardTexts.emptyColumn}</p>
      )}
      {column.hasNextPage && (
        <BusyButton
          variant="plain"
          size="small"
          isBusy={column.isFetchingNextPage}
          onClick={() => void column.fetchNextPage()}
        >
          {boardTexts.more(rest)}
        </BusyButton>
      )}
    </section>
  );
};
