import { moveTexts } from '#web/texts/office/repair-moves.ts';
import type { RequestFile } from '../../app/queries/request-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { showToast } from '../toast-store.ts';
import { useRepairUpdates, useUndoMove } from './use-move-action.ts';

/**
 * An action on one request: its answer is shown at once, with the undo it may have; a conflict shows what the request has
 * become meanwhile and leaves what was typed where it is. Refusals are shown by whoever asked.
 */
export const useRequestAction = <Input>(
  action: (input: Input, options: { idempotencyKey: string }) => Promise<RequestFile>,
  done: string,
  /** What takes the action back, where it is not a move. */
  findUndo?: (file: RequestFile) => { undo: () => Promise<RequestFile>; forMs: number } | undefined,
) => {
  const tell = useRepairUpdates();
  const undo = useUndoMove();
  return useAction<Input, RequestFile>(action, {
    onSuccess: async (file) => {
      const own = findUndo?.(file);
      showToast(
        done,
        own
          ? {
              undo: async () => tell(await own.undo()),
              undoText: moveTexts.undo,
              forMs: own.forMs,
            }
          : file.undo
            ? { undo: () => undo(file), undoText: moveTexts.undo, forMs: file.undo.secondsLeft * 1_000 }
            : {},
      );
      await tell(file);
    },
    onError: async (failure) => {
      if (failure.code === 'conflict') await tell();
    },
  });
};
