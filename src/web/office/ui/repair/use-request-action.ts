import { useQueryClient } from '@tanstack/react-query';
import { secondMs } from '#kernel/durations.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { type RequestDetails, repairQueries } from '../../app/queries/repair-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { showToast } from '../toast-store.ts';
import { useUndoMove } from './use-move-action.ts';
import { useRepairUpdates } from './use-repair-updates.ts';

/**
 * An action on one request: its answer is shown at once, with the undo it may have; a conflict shows what the request
 * has become meanwhile and leaves what was typed where it is. Refusals are shown by the caller.
 */
export const useRequestAction = <Input>(
  action: (input: Input, options: { idempotencyKey: string }) => Promise<RequestDetails>,
  done: string,
  /** What takes the action back, where it is not a move. */
  findUndo?: (details: RequestDetails) => { undo: () => Promise<RequestDetails>; forMs: number } | undefined,
) => {
  const cache = useQueryClient();
  const update = useRepairUpdates();
  const undo = useUndoMove();
  return useAction<Input, RequestDetails>(action, {
    onSuccess: (details) => {
      const own = findUndo?.(details);
      const about = details.request.fCode;
      // A note leaves the move before it to be taken back, by the button of that move.
      const before = cache.getQueryData(repairQueries.one(about).queryKey)?.undo?.logId;
      const isMove = details.undo?.logId !== before;
      const undoText = moveDialogTexts.undo;
      if (own) {
        const takeBack = async () => update(await own.undo());
        showToast(done, { undo: takeBack, undoText, forMs: own.forMs, about });
      } else if (isMove && details.undo) {
        const forMs = details.undo.secondsLeft * secondMs;
        showToast(done, { undo: () => undo(details), undoText, forMs, about });
      } else showToast(done, isMove ? { about } : {});
      void update(details);
    },
    onError: async (failure) => {
      if (failure.code === 'conflict') await update();
    },
  });
};
