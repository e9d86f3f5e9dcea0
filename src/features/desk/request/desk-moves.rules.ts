import type { DeskMove } from '#contract/office/desk-reasons.ts';
import { listMoves, needsReason } from '#contract/repair/moves.ts';
import type { StatusId } from '#contract/repair/statuses.ts';

type MovingRequest = {
  status_id: StatusId;
  is_returned_unrepaired: number;
};

/**
 * What the desk can do with a request that stands there: the moves of the one table, the way back from 5 being to 2
 * for a device that was returned unrepaired and to 4 otherwise.
 */
export const listDeskMoves = ({ status_id: from, is_returned_unrepaired }: MovingRequest): DeskMove[] =>
  listMoves(from, 'desk')
    .filter(({ to, kind }) => kind !== 'back' || from !== 5 || to === (is_returned_unrepaired === 1 ? 2 : 4))
    .map(({ to, kind }) => ({ to, kind, needsReason: needsReason(from, to, 'desk') }));

/** The one step back from here, if there is one. */
export const findStepBack = (request: MovingRequest): StatusId | undefined =>
  listDeskMoves(request).find(({ kind }) => kind === 'back')?.to;

/** 2 to 500 characters: what a customer reads beside a change. */
export const isReason = (text: string | undefined): text is string => {
  const length = text?.trim().length ?? 0;
  return length >= 2 && length <= 500;
};
