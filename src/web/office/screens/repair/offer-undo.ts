import { moveTexts } from '#web/texts/office/request.ts';
import { type RequestFile, requests } from '../../app/queries/request-queries.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Says that it was done, and offers to take it back while its SMS is held. */
export const offerUndo = (file: RequestFile, done: string, show: (file: RequestFile) => void): void => {
  const { undo, request } = file;
  if (!undo) {
    showToast(done);
    return;
  }
  showToast(done, {
    forMs: undo.secondsLeft * 1_000,
    undo: async () => {
      show(await requests.undoRepairMove({ traceNumber: request.fCode, logId: undo.logId }));
      showToast(moveTexts.undone);
    },
  });
};
