import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** After an action: what was asked under that key is asked again. */
export const useRefresh = (queryKey: QueryKey): (() => Promise<void>) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
};
