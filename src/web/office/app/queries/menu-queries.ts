import { queryOptions } from '@tanstack/react-query';
import { minuteMs } from '#kernel/durations.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { MenuLine } from '../menu.rules.ts';

const oftenMs = minuteMs;

/** How many items wait in a section. Asked in the background, so that it does not extend the session. */
export const menuQueries = {
  all: ['menu-count'] as const,
  count: ({ path, count }: MenuLine) =>
    queryOptions({
      queryKey: ['menu-count', path],
      queryFn: async () => {
        await whenIdle();
        return (await count?.()) ?? 0;
      },
      enabled: count !== undefined,
      refetchInterval: oftenMs,
      staleTime: oftenMs / 2,
      retry: false,
    }),
};
