import { secondMs } from '#kernel/durations.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { nextActionTexts } from '#web/texts/office/request.ts';
import { useNow } from '#web/ui/use-now.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { Undo2 } from '../../../ui/office-icons.ts';
import { undoMove } from '../../../ui/repair/undo-move.ts';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

/** For half a minute after a forward move it can be taken back; its SMS waits as long. */
export const UndoBar = ({
  details: { undo, request },
  readAt,
}: {
  details: Pick<RequestDetails, 'undo'> & { request: Pick<RequestDetails['request'], 'fCode'> };
  /** When the request was read: its seconds are counted from there. */
  readAt: number;
}) => {
  const until = readAt + (undo?.secondsLeft ?? 0) * secondMs;
  const left = Math.min(undo?.secondsLeft ?? 0, Math.ceil((until - useNow(until)) / secondMs));
  const back = useRequestAction((logId: number) => undoMove(request.fCode, logId), moveDialogTexts.undone);
  if (!undo || left <= 0) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 rounded-card bg-brand-soft px-3 py-2">
        <span className="min-w-0 flex-1 text-fine">{nextActionTexts.undoLeft(left)}</span>
        <BusyButton
          variant="quiet"
          size="small"
          isBusy={back.isPending}
          onClick={() => back.mutate(undo.logId)}
        >
          <Undo2 size={16} />
          {nextActionTexts.undo}
        </BusyButton>
      </div>
      <FailureNote failure={back.error} />
    </div>
  );
};
