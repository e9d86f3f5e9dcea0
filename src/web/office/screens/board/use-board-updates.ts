import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { OfficeFailure } from '../../app/office-failure.ts';
import { repairQueries } from '../../app/queries/repair-queries.ts';
import { useRefreshRepairs } from '../../ui/repair/use-refresh-repairs.ts';
import type { BoardStatus } from './board-moves.rules.ts';
import { type ColumnTimes, findOldestReadTime } from './board-updates.rules.ts';
import type { BoardFilters } from './use-board-column.ts';

/**
 * What moved on the board meanwhile, asked every half minute, and whether the server can be reached. The cards stay
 * where they are until they are asked for.
 */
export const useBoardUpdates = (filters: BoardFilters, shown: readonly BoardStatus[]) => {
  const refresh = useRefreshRepairs();
  const [times, setTimes] = useState<ColumnTimes>({});
  const readAt = findOldestReadTime(times, shown);
  const { data, error } = useQuery(repairQueries.updates({ list: 'open', ...filters }, readAt));
  const onRead = useCallback(
    (status: BoardStatus, at: string | undefined) =>
      setTimes((now) => (now[status] === at ? now : { ...now, [status]: at })),
    [],
  );
  return {
    onRead,
    updates: {
      fresh: data.traceNumbers.length,
      isOffline: error instanceof OfficeFailure && error.code === 'lost',
      readAt,
      // The counts of the column chooser come with the cards.
      onShow: () => void refresh(),
    },
  };
};
