import { useQuery } from '@tanstack/react-query';
import { importScreenTexts } from '#web/texts/office/import.ts';
import { importQueries } from '../../app/queries/import-queries.ts';

/** The file's way: first over the wire, then row by row on the server. */
export const ImportProgress = ({ part, isStoring }: { part: number; isStoring: boolean }) => {
  const isSent = part >= 1;
  const { data } = useQuery(importQueries.progress(isSent));
  const percent = Math.round(part * 100);
  const words = isSent
    ? isStoring
      ? importScreenTexts.storing
      : importScreenTexts.checking
    : importScreenTexts.sending(percent);
  return (
    <div className="panel grid gap-3 p-6" role="status">
      <p className="font-semibold">{words}</p>
      <progress
        aria-label={words}
        {...(!isSent ? { value: percent, max: 100 } : data ? { value: data.done, max: data.total } : {})}
      />
    </div>
  );
};
