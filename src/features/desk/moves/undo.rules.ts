import { findMove } from '#contract/repair/moves.ts';
import { requireStatusId } from '#contract/repair/statuses.ts';
import type { LogRow } from '#features/requests/index.ts';

/**
 * The lines of the log that the desk's last action wrote, oldest first, when it is one that can be taken back. An
 * invoice that is free or covered by credit is issued and settled in one action; every other action is one line,
 * however soon the next one followed.
 */
export const listLastSteps = (logs: readonly LogRow[], isSettledAtOnce: boolean): LogRow[] => {
  const [before, last] = [logs.at(-2), logs.at(-1)];
  if (!last || !isUndoable(last)) return [];
  const isTwofold = isSettledAtOnce && last.to_status === 4 && before?.to_status === 3 && isUndoable(before);
  return isTwofold ? [before, last] : [last];
};

/** Whether an invoice was settled by its own issuing: nothing was paid for it itself. */
export const isSettledAtOnce = (
  invoice: { id: number; is_free: number } | undefined,
  counted: readonly { invoiceId: number }[],
): boolean => invoice?.is_free === 1 || !counted.some(({ invoiceId }) => invoiceId === invoice?.id);

const isUndoable = ({ kind, actor, from_status, to_status }: LogRow): boolean => {
  if (kind !== 'status' || actor !== 'desk' || from_status === null) return false;
  const move = findMove(requireStatusId(from_status), requireStatusId(to_status));
  return move?.kind === 'forward' || move?.kind === 'unrepaired' || move?.kind === 'cancel';
};
