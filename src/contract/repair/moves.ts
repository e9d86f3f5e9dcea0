import type { StatusId } from './statuses.ts';

/**
 * Who moves a request: the customer in the portal, the company's desk, the verification of a payment, or the
 * acceptance that follows Save by itself.
 */
export const moveSources = ['customer', 'desk', 'payment', 'system'] as const;
export type MoveSource = (typeof moveSources)[number];

/** `undo` takes the desk's own cancel back; it is never offered as a move. */
export type MoveKind = 'forward' | 'unrepaired' | 'cancel' | 'back' | 'undo';

export type Move = {
  from: StatusId;
  to: StatusId;
  kind: MoveKind;
  by: readonly MoveSource[];
};

const forward = (from: StatusId, to: StatusId, ...by: MoveSource[]): Move => ({
  from,
  to,
  kind: 'forward',
  by,
});
const cancel = (from: StatusId, ...by: MoveSource[]): Move => ({ from, to: 100, kind: 'cancel', by });
const back = (from: StatusId, to: StatusId): Move => ({ from, to, kind: 'back', by: ['desk'] });
const undoCancel = (to: StatusId): Move => ({ from: 100, to, kind: 'undo', by: ['desk'] });

/** Every move there is. What is not here does not happen: the database refuses it as well. */
export const moves: readonly Move[] = [
  forward(0, 1, 'system', 'desk'),
  // The system accepts what the customer saves, and receives what the desk registers with the device at hand.
  forward(1, 2, 'desk', 'system'),
  forward(2, 3, 'desk'),
  forward(3, 4, 'payment', 'desk'),
  forward(4, 5, 'desk'),
  // The system ends what nobody answered for a month, and what a new request shows to be over.
  forward(5, 6, 'customer', 'desk', 'system'),
  forward(6, 7, 'customer', 'system'),
  // An answered survey at 5 means both: the device arrived, and the survey is done.
  forward(5, 7, 'customer'),
  { from: 2, to: 5, kind: 'unrepaired', by: ['desk'] },
  cancel(0, 'customer', 'desk'),
  cancel(1, 'customer', 'desk'),
  cancel(2, 'desk'),
  cancel(3, 'desk'),
  undoCancel(0),
  undoCancel(1),
  undoCancel(2),
  undoCancel(3),
  back(1, 0),
  back(2, 1),
  back(3, 2),
  back(4, 3),
  back(5, 4),
  // The way back of a device that was to be returned unrepaired: it was never paid for.
  back(5, 2),
  back(6, 5),
  back(7, 6),
];

export const findMove = (from: StatusId, to: StatusId): Move | undefined =>
  moves.find((move) => move.from === from && move.to === to);

export const mayMove = (from: StatusId, to: StatusId, source: MoveSource): boolean =>
  findMove(from, to)?.by.includes(source) ?? false;

/** The desk says why, unless a request goes forward. Others need not. */
export const needsReason = (from: StatusId, to: StatusId, source: MoveSource): boolean => {
  const move = findMove(from, to);
  return source === 'desk' && move !== undefined && move.kind !== 'forward';
};

type LoggedMove = { from_status: number | null; to_status: number };

/** A cancel that was taken back: staff see it and its undo in the log, the customer sees neither. */
export const leaveOutUndoneCancels = <Row extends LoggedMove>(rows: readonly Row[]): Row[] => {
  const isUndo = ({ from_status, to_status }: LoggedMove) => from_status === 100 && to_status !== 100;
  const lastUndo = rows.findLastIndex(isUndo);
  return rows.filter((row, at) => !isUndo(row) && (row.to_status !== 100 || at > lastUndo));
};

/** Whether a line of the log brings the device to 5 as it came; a step back to 5 brings it there as it was before. */
export const isUnrepairedReturn = (
  { from_status, to_status }: LoggedMove,
  { is_returned_unrepaired }: { is_returned_unrepaired: number },
): boolean => to_status === 5 && (from_status === 2 || (from_status === 6 && is_returned_unrepaired === 1));

export type OfferedMove = Move & { kind: Exclude<MoveKind, 'undo'> };

/** Where this source can take a request from here. */
export const listMoves = (from: StatusId, source: MoveSource): OfferedMove[] =>
  moves.filter(
    (move): move is OfferedMove => move.kind !== 'undo' && move.from === from && move.by.includes(source),
  );
