import type { DeskMove } from '#contract/office/desk-reasons.ts';
import type { Permission } from '#contract/office/permissions.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { isMovedByHand } from './name-move.rules.ts';

/**
 * What the desk can do with a request from its page: a move of the table, the time of its visit, or the work on its
 * bill.
 */
export type PageAction =
  | { kind: 'move'; move: DeskMove }
  | { kind: 'visit' }
  | { kind: 'estimate' }
  | { kind: 'answer' }
  | { kind: 'invoice' }
  | { kind: 'payment' };

/** Who may do it. */
export const actionPermissions = {
  move: 'repairs.move',
  visit: 'visits.write',
  estimate: 'invoices.write',
  answer: 'invoices.write',
  invoice: 'invoices.write',
  payment: 'payments.record',
} as const satisfies Record<PageAction['kind'], Permission>;

export type ActedRequest = {
  statusId: StatusId;
  estimateState: 'none' | 'sent' | 'accepted' | 'declined';
  /** An online payment whose end is not known: nothing may be taken by hand meanwhile. */
  hasOpenPayment: boolean;
  /** A repair in place for which no time is set yet. */
  lacksVisit: boolean;
  allowedMoves: readonly DeskMove[];
};

/** The one right next action, and everything else that is possible. */
export const listActions = (request: ActedRequest): { main?: PageAction; others: PageAction[] } => {
  const moves = request.allowedMoves
    .filter(isMovedByHand)
    .map((move): PageAction => ({ kind: 'move', move }));
  const all = [...ownActions(request), ...moves];
  const main = all.find((action) => isMain(action, request));
  return main ? { main, others: all.filter((action) => action !== main) } : { others: all };
};

const ownActions = ({ statusId, estimateState, hasOpenPayment, lacksVisit }: ActedRequest): PageAction[] => {
  if (lacksVisit) return [{ kind: 'visit' }];
  if (statusId === 3) return hasOpenPayment ? [] : [{ kind: 'payment' }];
  if (statusId !== 2) return [];
  switch (estimateState) {
    case 'none':
      return [{ kind: 'estimate' }, { kind: 'invoice' }];
    case 'sent':
      return [{ kind: 'answer' }, { kind: 'estimate' }, { kind: 'invoice' }];
    case 'accepted':
      return [{ kind: 'invoice' }, { kind: 'estimate' }];
    case 'declined':
      return [{ kind: 'estimate' }, { kind: 'invoice' }];
  }
};

/** After a no the device goes back; otherwise the visit's time, the first work on the bill, or the step forward. */
const isMain = (action: PageAction, { statusId, estimateState }: ActedRequest): boolean => {
  if (statusId === 2 && estimateState === 'declined')
    return action.kind === 'move' && action.move.kind === 'unrepaired';
  return action.kind !== 'move' || action.move.kind === 'forward';
};
