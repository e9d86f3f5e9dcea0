import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { type RequestDetails, repairClient } from '../../app/queries/repair-queries.ts';
import { showToast } from '../toast-store.ts';
import { useRefreshRepairs } from './use-refresh-repairs.ts';

/** A move is taken back once: pressed again after a lost answer, the first result comes back. */
export const undoMove = (traceNumber: string, logId: number): Promise<RequestDetails> =>
  repairClient.undoRepairMove({ traceNumber, logId }, { idempotencyKey: `undo-of-move-${logId}` });

/** Takes a move back while its SMS is held. */
export const useUndoMove = () => {
  const refresh = useRefreshRepairs();
  return async ({ request, undo }: RequestDetails): Promise<RequestDetails> => {
    const details = await undoMove(request.fCode, undo?.logId ?? 0).finally(() => refresh());
    showToast(moveDialogTexts.undone, { about: request.fCode });
    return details;
  };
};
