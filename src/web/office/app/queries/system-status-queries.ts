import { queryOptions } from '@tanstack/react-query';
import { minuteMs } from '#kernel/durations.ts';
import { officeClient } from '../office-client.ts';

const systemStatus = officeClient({
  getSystemStatus: 'get /running',
});

export type SystemStatus = Awaited<ReturnType<typeof systemStatus.getSystemStatus>>;

export const systemStatusQueries = {
  /** Asked behind every screen; the session does not grow longer by it. */
  watch: () =>
    queryOptions({
      queryKey: ['system-status', 'watch'],
      queryFn: () => systemStatus.getSystemStatus(undefined, { isBackground: true }),
      refetchInterval: 5 * minuteMs,
      staleTime: 5 * minuteMs,
      retry: false,
    }),
  now: () =>
    queryOptions({
      queryKey: ['system-status'],
      // Only the first request extends the session; the refetches are background calls.
      queryFn: ({ client, queryKey }) =>
        systemStatus.getSystemStatus(undefined, {
          isBackground: client.getQueryData(queryKey) !== undefined,
        }),
      refetchInterval: minuteMs,
    }),
};
