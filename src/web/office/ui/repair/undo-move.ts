import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { type RequestDetails, repairClient } from '../../app/queries/repair-queries.ts';
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
