import { Link } from 'react-router';
import { queueTexts } from '#web/texts/office/repairs.ts';
import type { QueueRow } from '../../app/queries/repair-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { findNextMove, nameMoveAction } from '../../ui/repair/name-move.rules.ts';

/** What takes a request on from here: a move that can be confirmed at once, or its page. */
export const NextAction = ({
  row,
  state,
  onMove,
}: {
  row: QueueRow;
  /** What the way to its page carries along. */
  state: object;
  onMove: (row: QueueRow) => void;
}) => {
  const mayMove = useMay('repairs.move');
  const next = mayMove ? findNextMove(row.allowedMoves) : undefined;
  return next ? (
    <button
      type="button"
      className="button button-quiet button-small"
      data-next-action
      onClick={() => onMove(row)}
    >
      {nameMoveAction(next)}
    </button>
  ) : (
    <Link
      to={`/repairs/${row.traceNumber}`}
      state={state}
      className="button button-plain button-small"
      tabIndex={-1}
      data-next-action
    >
      {queueTexts.open}
    </Link>
  );
};
