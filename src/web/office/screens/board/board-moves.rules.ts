import type { StatusId } from '#contract/repair/statuses.ts';
import type { DeskMove, QueueRow } from '../../app/queries/repair-queries.ts';
import { isMovedByHand } from '../../ui/repair/name-move.rules.ts';

export const boardStatuses = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly StatusId[];
export type BoardStatus = (typeof boardStatuses)[number];

/** The move that dropping a card there would be; nothing where the table of moves has none for the desk's hand. */
export const findDrop = (
  { allowedMoves }: Pick<QueueRow, 'allowedMoves'>,
  to: StatusId,
): DeskMove | undefined => allowedMoves.find((move) => move.to === to && isMovedByHand(move));

/** What a card's menu offers: every move by hand, forward moves first, cancelling last. */
export const listCardMoves = ({ allowedMoves }: Pick<QueueRow, 'allowedMoves'>): DeskMove[] =>
  allowedMoves.filter(isMovedByHand).toSorted((one, other) => orderOf(one) - orderOf(other));

const order = ['forward', 'unrepaired', 'back', 'cancel'];
const orderOf = ({ kind }: DeskMove): number => order.indexOf(kind);
