import { useQuery } from '@tanstack/react-query';
import { presenceTimes } from '#contract/office/presence-times.ts';
import { presenceTexts } from '#web/texts/office/presence.ts';
import { Note } from '#web/ui/note.tsx';
import { officeClient } from '../../app/office-call.ts';
import type { ContentRef } from '../../app/queries/content-queries.ts';

const { signalPresence } = officeClient(
  { signalPresence: 'post /content/{kind}/{id}/presence' },
  { isBackground: true },
);

/** Says to colleagues that the item is open here, and here who else has it open. */
export const PresenceNote = ({ kind, id }: ContentRef) => {
  const { data, isError } = useQuery({
    queryKey: ['presence', kind, id],
    queryFn: () => signalPresence({ kind, id }),
    refetchInterval: presenceTimes.signalMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const others = isError ? [] : (data?.others ?? []);
  return (
    <div role="status">
      {others.length > 0 && <Note tone="warning">{presenceTexts.editing(others)}</Note>}
    </div>
  );
};
