import { useQueryClient } from '@tanstack/react-query';
import { readStatus } from '#contract/repair/statuses.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { menuQueries } from '../../app/queries/menu-queries.ts';
import {
  type MoveInput,
  type RequestDetails,
  repairQueries,
  repairs,
} from '../../app/queries/repair-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { showToast } from '../toast-store.ts';

/** After a change of a request: its page has the answer at once, lists and counts are asked for again. */
export const useRepairUpdates = () => {
  const cache = useQueryClient();
  return async (details?: RequestDetails): Promise<void> => {
    if (details) cache.setQueryData(repairQueries.one(details.request.fCode).queryKey, details);
    await Promise.all([
      cache.invalidateQueries({
        queryKey: repairQueries.all,
        predicate: ({ queryKey }) => repairQueries.isOldAfterAction(queryKey),
      }),
      cache.invalidateQueries({ queryKey: menuQueries.all }),
    ]);
  };
};

/** Takes a move back while its SMS is held. */
export const useUndoMove = () => {
  const update = useRepairUpdates();
  return async ({ request, undo }: RequestDetails): Promise<RequestDetails> => {
    const input = { traceNumber: request.fCode, logId: undo?.logId ?? 0 };
    const details = await repairs.undoRepairMove(input).finally(() => update());
    showToast(moveDialogTexts.undone, { about: request.fCode });
    return details;
  };
};

/** A move of the desk: done, told in a toast, and taken back there for as long as its SMS is held. */
export const useMoveAction = (onMoved?: (details: RequestDetails) => void) => {
  const update = useRepairUpdates();
  const undo = useUndoMove();
  return useAction<MoveInput, RequestDetails>(repairs.moveRepair, {
    onSuccess: async (details) => {
      const { statusId, repairInPlace, fCode: about } = details.request;
      const { title } = readStatus(statusId, repairInPlace, statusId === 5 && details.invoices.length === 0);
      const seconds = details.undo?.secondsLeft ?? 0;
      if (details.undo) {
        showToast(details.mobile ? moveDialogTexts.movedHeld(title, seconds) : moveDialogTexts.moved(title), {
          undo: () => undo(details),
          undoText: moveDialogTexts.undo,
          forMs: seconds * 1_000,
          about,
        });
      } else showToast(moveDialogTexts.moved(title), { about });
      onMoved?.(details);
      await update(details);
    },
    onError: async (failure) => {
      if (failure.code === 'conflict') await update();
    },
  });
};
