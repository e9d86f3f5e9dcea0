import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** After an action: what was asked under that key is asked again. */
export const useRefresh = (queryKey: QueryKey): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey }), [client, queryKey]);
};
