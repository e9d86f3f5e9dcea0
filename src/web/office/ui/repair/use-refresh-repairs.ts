import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { menuQueries } from '../../app/queries/menu-queries.ts';
import { type RequestDetails, repairQueries } from '../../app/queries/repair-queries.ts';

/** After a change of a request: its page has the answer at once, lists and counts are asked for again. */
export const useRefreshRepairs = () => {
  const cache = useQueryClient();
  return useCallback(
    async (details?: RequestDetails): Promise<void> => {
      if (details) cache.setQueryData(repairQueries.one(details.request.fCode).queryKey, details);
      await Promise.all([
        cache.invalidateQueries({
          queryKey: repairQueries.all,
          predicate: ({ queryKey }) => repairQueries.isOldAfterAction(queryKey),
        }),
        cache.invalidateQueries({ queryKey: menuQueries.all }),
      ]);
    },
    [cache],
  );
};
