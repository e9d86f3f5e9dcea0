import { useQuery } from '@tanstack/react-query';
import { presenceTexts } from '#web/texts/office/presence.ts';
import { Note } from '#web/ui/note.tsx';
import type { ContentRef } from '../../app/queries/content-queries.ts';
import { presenceQuery } from '../../app/queries/presence-queries.ts';

/** Signals to colleagues that the item is open here, and shows who else has it open. */
const PresenceNote = ({ kind, id }: ContentRef) => {
  const { data, isError } = useQuery(presenceQuery({ kind, id }));
  const others = isError ? [] : (data?.others ?? []);
  return (
    <div role="status">
      {others.length > 0 && <Note tone="warning">{presenceTexts.editing(others)}</Note>}
    </div>
  );
};

export default PresenceNote;
