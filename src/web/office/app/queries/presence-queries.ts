import { queryOptions } from '@tanstack/react-query';
import { presenceTimes } from '#contract/office/presence-times.ts';
import { officeClient } from '../office-client.ts';
import type { ContentRef } from './content-queries.ts';

const { signalPresence } = officeClient(
  { signalPresence: 'post /content/{kind}/{id}/presence' },
  { isBackground: true },
);

/** Signals every `signalMs` that the item is open here; answers who else has it open. */
export const presenceQuery = ({ kind, id }: ContentRef) =>
  queryOptions({
    queryKey: ['presence', kind, id],
    queryFn: () => signalPresence({ kind, id }),
    refetchInterval: presenceTimes.signalMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
