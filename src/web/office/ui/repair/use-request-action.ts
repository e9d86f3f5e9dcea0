import { useQueryClient } from '@tanstack/react-query';
import { readStatus } from '#contract/repair/statuses.ts';
import { secondMs } from '#kernel/durations.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import {
  type MoveInput,
  type RequestDetails,
  repairClient,
  repairQueries,
} from '../../app/queries/repair-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { showToast } from '../toast-store.ts';
import { undoMove } from './undo-move.ts';
import { useRefreshRepairs } from './use-refresh-repairs.ts';

/**
 * An action on one request: its answer is shown at once, with the undo it may have; a conflict shows what the request
 * has become meanwhile and leaves what was typed where it is. Refusals are shown by the caller.
 */
export const useRequestAction = <Input>(
  action: (input: Input, options: { idempotencyKey: string }) => Promise<RequestDetails>,
  done: string | ((details: RequestDetails) => string),
  {
    findUndo,
    onDone,
  }: {
    /** What takes the action back, where it is not a move. */
    findUndo?: (
      details: RequestDetails,
    ) => { undo: () => Promise<RequestDetails>; forMs: number } | undefined;
    onDone?: (() => void) | undefined;
  } = {},
) => {
  const cache = useQueryClient();
  const refresh = useRefreshRepairs();
  return useAction<Input, RequestDetails>(action, {
    onSuccess: (details) => {
      const text = typeof done === 'string' ? done : done(details);
      const own = findUndo?.(details);
      const about = details.request.fCode;
      // A note leaves the move before it to be taken back, by the button of that move.
      const before = cache.getQueryData(repairQueries.one(about).queryKey)?.undo?.logId;
      const isMove = details.undo?.logId !== before;
      const undoText = moveDialogTexts.undo;
      if (own) {
        const undo = async () => refresh(await own.undo());
        showToast(text, { undo, undoText, forMs: own.forMs, about });
      } else if (isMove && details.undo) {
        const { logId, secondsLeft } = details.undo;
        const undo = async () => {
          await undoMove(about, logId).finally(() => refresh());
          showToast(moveDialogTexts.undone, { about });
        };
        showToast(text, { undo, undoText, forMs: secondsLeft * secondMs, about });
      } else showToast(text, isMove ? { about } : {});
      onDone?.();
      void refresh(details);
    },
    onError: async (failure) => {
      if (failure.code === 'conflict') await refresh();
    },
  });
};

/** A move of the desk, which says when its SMS goes. */
export const useMoveAction = (onMoved?: () => void) =>
  useRequestAction<MoveInput>(repairClient.moveRepair, writeMoved, { onDone: onMoved });

const writeMoved = ({ request, invoices, undo, noSmsReason }: RequestDetails): string => {
  const { statusId, repairInPlace } = request;
  const { title } = readStatus(statusId, repairInPlace, statusId === 5 && invoices.length === 0);
  return undo && !noSmsReason
    ? moveDialogTexts.movedHeld(title, undo.secondsLeft)
    : moveDialogTexts.moved(title);
};
