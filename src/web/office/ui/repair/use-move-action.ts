import { useQueryClient } from '@tanstack/react-query';
import { readStatus } from '#contract/repair/statuses.ts';
import { moveTexts } from '#web/texts/office/repair-moves.ts';
import { menuQueries } from '../../app/queries/menu-queries.ts';
import { type MoveInput, type RepairFile, repairQueries, repairs } from '../../app/queries/repair-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { showToast } from '../toast-store.ts';

/** After a change of a request: its page has the answer at once, lists and counts are asked for again. */
export const useRepairUpdates = () => {
  const cache = useQueryClient();
  return async (file?: RepairFile): Promise<void> => {
    if (file) cache.setQueryData(repairQueries.one(file.request.fCode).queryKey, file);
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
  return async ({ request, undo }: RepairFile): Promise<RepairFile> => {
    const input = { traceNumber: request.fCode, logId: undo?.logId ?? 0 };
    const file = await repairs.undoRepairMove(input).finally(() => update());
    showToast(moveTexts.undone, { about: request.fCode });
    return file;
  };
};

/** A move of the desk: done, told in a toast, and taken back there for as long as its SMS is held. */
export const useMoveAction = (onMoved?: (file: RepairFile) => void) => {
  const update = useRepairUpdates();
  const undo = useUndoMove();
  return useAction<MoveInput, RepairFile>(repairs.moveRepair, {
    onSuccess: async (file) => {
      const { statusId, repairInPlace, fCode: about } = file.request;
      const { title } = readStatus(statusId, repairInPlace, statusId === 5 && file.invoices.length === 0);
      const seconds = file.undo?.secondsLeft ?? 0;
      if (file.undo) {
        showToast(file.mobile ? moveTexts.movedHeld(title, seconds) : moveTexts.moved(title), {
          undo: () => undo(file),
          undoText: moveTexts.undo,
          forMs: seconds * 1_000,
          about,
        });
      } else showToast(moveTexts.moved(title), { about });
      onMoved?.(file);
      await update(file);
    },
    onError: async (failure) => {
      if (failure.code === 'conflict') await update();
    },
  });
};
