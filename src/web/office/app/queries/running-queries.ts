import { queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-call.ts';

const running = officeClient({
  getRunning: 'get /running',
});

export type RunningFacts = Awaited<ReturnType<typeof running.getRunning>>;

export const runningQueries = {
  /** Asked behind every screen; the session does not grow longer by it. */
  watch: () =>
    queryOptions({
      queryKey: ['running', 'watch'],
      queryFn: () => running.getRunning(undefined, { isBackground: true }),
      refetchInterval: 300_000,
      staleTime: 300_000,
      retry: false,
    }),
  now: () =>
    queryOptions({
      queryKey: ['running'],
      // Only the first look is a person's.
      queryFn: ({ client, queryKey }) =>
        running.getRunning(undefined, { isBackground: client.getQueryData(queryKey) !== undefined }),
      refetchInterval: 60_000,
    }),
};
