import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { OfficeFailure } from '../../app/office-failure.ts';
import { type Queue, type QueueQuery, repairs } from '../../app/queries/repair-queries.ts';

const oftenMs = 30_000;

/**
 * What came into the shown list meanwhile, asked every half minute while the window is looked at, and whether the
 * server can be reached. The rows on the screen stay where they are.
 */
export const useQueueNews = (
  search: QueueQuery,
  shown: Queue | undefined,
): { fresh: number; isOffline: boolean } => {
  const { page: _, size: __, sort: ___, ...filters } = search;
  const since = shown?.readAt;
  const { data, error } = useQuery({
    queryKey: ['repairs', 'news', filters, since],
    queryFn: ({ signal }) =>
      repairs.listRepairNews({ ...filters, since: since ?? '' }, { isBackground: true, signal }),
    enabled: since !== undefined,
    refetchInterval: oftenMs,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
    staleTime: oftenMs,
    initialData: { traceNumbers: [], readAt: since ?? '' },
    initialDataUpdatedAt: () => Date.now(),
  });
  const known = useMemo(() => new Set(shown?.items.map(({ traceNumber }) => traceNumber)), [shown]);
  return {
    fresh: data.traceNumbers.filter((code) => !known.has(code)).length,
    isOffline: error instanceof OfficeFailure && error.code === 'lost',
  };
};
