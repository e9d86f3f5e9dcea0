import { useEffect, useState } from 'react';
import { nextActionTexts } from '#web/texts/office/request.ts';
import { type RequestDetails, repairs } from '../../../app/queries/repair-queries.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { Undo2 } from '../../../ui/office-icons.ts';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

/** For half a minute after a forward move it can be taken back; its SMS waits as long. */
export const UndoBar = ({ details: { undo, request } }: { details: RequestDetails }) => {
  const [left, setLeft] = useState(undo?.secondsLeft ?? 0);
  const [seen, setSeen] = useState(undo);
  if (undo !== seen) {
    setSeen(undo);
    setLeft(undo?.secondsLeft ?? 0);
  }
  const traceNumber = request.fCode;
  const back = useRequestAction<{ logId: number }>(
    (input, options) => repairs.undoRepairMove({ traceNumber, ...input }, options),
    nextActionTexts.undone,
  );

  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  if (!undo || left <= 0) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 rounded-card bg-brand-soft px-3 py-2">
        <span className="min-w-0 flex-1 text-fine">{nextActionTexts.undoLeft(left)}</span>
        <BusyButton
          variant="quiet"
          size="small"
          isBusy={back.isPending}
          onClick={() => back.mutate({ logId: undo.logId })}
        >
          <Undo2 size={16} />
          {nextActionTexts.undo}
        </BusyButton>
      </div>
      <FailureNote failure={back.error} />
    </div>
  );
};
