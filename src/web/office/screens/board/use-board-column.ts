import { useInfiniteQuery } from '@tanstack/react-query';
import { repairQueries } from '../../app/queries/repair-queries.ts';
import type { BoardStatus } from './board-moves.rules.ts';

/** What narrows every column alike. */
export type BoardFilters = {
  q?: string | undefined;
  product?: string | undefined;
  overdue?: '1' | undefined;
  assignee?: 'me' | undefined;
};

/** The cards of one column so far, how many there are, and when they were read. */
export const useBoardColumn = (status: BoardStatus, filters: BoardFilters) => {
  const column = useInfiniteQuery(repairQueries.column({ status: `${status}`, ...filters }));
  const pages = column.data?.pages ?? [];
  // A card that moved between two pages while they were read stands on both.
  const rows = new Map(pages.flatMap(({ items }) => items).map((row) => [row.traceNumber, row]));
  return { ...column, rows: [...rows.values()], total: pages.at(-1)?.total, readAt: pages[0]?.readAt };
};
