import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { OfficeFailure } from '../../app/office-failure.ts';
import { type Queue, type QueueQuery, repairQueries } from '../../app/queries/repair-queries.ts';
import { withoutPage } from '../../ui/list/address-state.rules.ts';

/**
 * What came into the shown list meanwhile, and whether the server can be reached. The rows on the screen stay where
 * they are.
 */
export const useQueueUpdates = (
  search: QueueQuery,
  shown: Queue | undefined,
): { fresh: number; isOffline: boolean } => {
  const { data, error } = useQuery(repairQueries.updates(withoutPage(search), shown?.readAt));
  const known = useMemo(() => new Set(shown?.items.map(({ traceNumber }) => traceNumber)), [shown]);
  return {
    fresh: data.traceNumbers.filter((code) => !known.has(code)).length,
    isOffline: error instanceof OfficeFailure && error.code === 'lost',
  };
};
