import { readStatus } from '#contract/repair/statuses.ts';
import { secondMs } from '#kernel/durations.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { type MoveInput, type RequestDetails, repairClient } from '../../app/queries/repair-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { showToast } from '../toast-store.ts';
import { useRepairUpdates } from './use-repair-updates.ts';

/** A move is taken back once: pressed again after a lost answer, the first result comes back. */
export const undoMove = (traceNumber: string, logId: number): Promise<RequestDetails> =>
  repairClient.undoRepairMove({ traceNumber, logId }, { idempotencyKey: `undo-of-move-${logId}` });

/** Takes a move back while its SMS is held. */
export const useUndoMove = () => {
  const update = useRepairUpdates();
  return async ({ request, undo }: RequestDetails): Promise<RequestDetails> => {
    const details = await undoMove(request.fCode, undo?.logId ?? 0).finally(() => update());
    showToast(moveDialogTexts.undone, { about: request.fCode });
    return details;
  };
};

/** A move of the desk: done, shown in a toast, and taken back there for as long as its SMS is held. */
export const useMoveAction = (onMoved?: (details: RequestDetails) => void) => {
  const update = useRepairUpdates();
  const undo = useUndoMove();
  return useAction<MoveInput, RequestDetails>(repairClient.moveRepair, {
    onSuccess: (details) => {
      const { statusId, repairInPlace, fCode: about } = details.request;
      const { title } = readStatus(statusId, repairInPlace, statusId === 5 && details.invoices.length === 0);
      const seconds = details.undo?.secondsLeft ?? 0;
      if (details.undo) {
        const text = details.noSmsReason
          ? moveDialogTexts.moved(title)
          : moveDialogTexts.movedHeld(title, seconds);
        showToast(text, {
          undo: () => undo(details),
          undoText: moveDialogTexts.undo,
          forMs: seconds * secondMs,
          about,
        });
      } else showToast(moveDialogTexts.moved(title), { about });
      onMoved?.(details);
      void update(details);
    },
    onError: async (failure) => {
      if (failure.code === 'conflict') await update();
    },
  });
};
