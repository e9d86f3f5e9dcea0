import { type RequestDetails, repairClient } from '../../app/queries/repair-queries.ts';

/** A move is taken back once: pressed again after a lost answer, the first result comes back. */
export const undoMove = (traceNumber: string, logId: number): Promise<RequestDetails> =>
  repairClient.undoRepairMove({ traceNumber, logId }, { idempotencyKey: `undo-of-move-${logId}` });
