import { Link } from 'react-router';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import type { DeskMove, QueueRow } from '../../app/queries/repair-queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { actionPermissions, listActions, type PageAction } from '../../ui/repair/next-action.rules.ts';

const { next } = queueTexts;

/** What the action is called in a row, in two words at most. */
const nameNext = (action: PageAction, { repairInPlace }: QueueRow): string => {
  if (action.kind !== 'move') return next[action.kind];
  const { kind, to } = action.move;
  if (kind !== 'forward') return repairInPlace ? next.unrepairedInPlace : next.unrepaired;
  const words: Partial<Record<number, string>> = repairInPlace ? { ...next.to, ...next.toInPlace } : next.to;
  return words[to] ?? queueTexts.open;
};

/**
 * What takes a request on from here: a move that is confirmed at once, its bill, or its page where nothing is left to
 * do.
 */
export const NextAction = ({
  row,
  state,
  onMove,
}: {
  row: QueueRow;
  /** What the way to its page carries along. */
  state: object;
  onMove: (row: QueueRow, move: DeskMove) => void;
}) => {
  const { permissions } = useSession();
  const { main } = listActions({ ...row, hasOpenPayment: false });
  const action = main && permissions.has(actionPermissions[main.kind]) ? main : undefined;
  if (action?.kind === 'move') {
    return (
      <Button size="small" className="next-action" data-next-action onClick={() => onMove(row, action.move)}>
        {nameNext(action, row)}
      </Button>
    );
  }
  const isBill = action?.kind === 'estimate' || action?.kind === 'invoice';
  return (
    <Link
      to={`/repairs/${row.traceNumber}${isBill ? `/${action.kind}` : ''}`}
      state={state}
      className={buttonClasses('quiet', 'small', 'next-action')}
      // A bill has its own address; the page itself is already behind the row's link.
      tabIndex={isBill ? undefined : -1}
      data-next-action
    >
      {action ? nameNext(action, row) : queueTexts.open}
    </Link>
  );
};
