import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { MoveKind } from '#contract/repair/moves.ts';
import type { ParcelFacts } from '#contract/repair/notice-texts.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import type { Person } from '#features/audit/index.ts';
import { type MovedRequest, moveRequest, type StoredRequest } from '#features/requests/index.ts';
import { hasReleasedReport } from '#features/service-reports/index.ts';
import type { Db } from '#storage/dialect.ts';
import { findActiveInvoice } from '../money/invoices.repository.ts';
import { readReceived } from '../money/ledger.repository.ts';
import { cancelPartNotices } from '../money/payment-receipts.ts';
import { requireMoneyKept } from '../money/require-money-kept.ts';
import { requireNoOpenPayment } from '../money/require-no-payment.ts';
import { hasDeclaration } from '../request/additions.repository.ts';
import { isReason, listDeskMoves } from '../request/desk-moves.rules.ts';
import {
  currentState,
  type RequestClaim,
  requireUnmovedRequest,
} from '../request/require-unmoved-request.ts';
import { readDeskSettings } from '../settings/desk-settings.ts';
import type { MoveResult } from './describe-move.ts';
import { findHoldMs } from './hold-notice.ts';
import { deleteParcel, storeParcel } from './parcels.repository.ts';
import { requireParcel } from './parcels.rules.ts';
import { cancelHeldNotices, type NamedPayment, prepareStepBack, undoInvoiceOrPayment } from './step-back.ts';

export type DeskMoveInput = RequestClaim & {
  to: StatusId;
  /** The only kind of move that is wanted: a command that receives must not step back. */
  kind?: MoveKind | undefined;
  /** What the customer reads: the reason of a step back, a cancellation or a return; a sentence otherwise. */
  reason?: string | undefined;
  parcel?: ParcelFacts | undefined;
  /** Of a step back over several payments: which of them is struck, beside what was given back. */
  payment?: NamedPayment | undefined;
  /** The person at the desk was warned that the declaration is missing, and receives the device all the same. */
  mayLackDeclaration?: boolean | undefined;
};

/** Moves a request by the desk's hand along the one table. 2 to 3 and 3 to 4 belong to the invoice and its payment. */
export const moveByDesk = async (
  trx: Db,
  input: DeskMoveInput,
  by: Person,
): Promise<MoveResult & { moved: MovedRequest }> => {
  const request = await requireUnmovedRequest(trx, input);
  const { to } = input;
  const move = listDeskMoves(request).find((one) => one.to === to);
  if (!move || (input.kind !== undefined && move.kind !== input.kind))
    throw deskRefusal('move-not-allowed', currentState(request));
  if (move.kind === 'forward' && (to === 3 || to === 4))
    throw deskRefusal('not-a-move', currentState(request));
  if (move.needsReason && !isReason(input.reason)) {
    throw deskRefusal('reason-needed', { ...currentState(request), field: 'reason' });
  }
  // A command is one deliberate press already.
  if (by.staffId !== null && !input.mayLackDeclaration && (await isUndeclared(trx, request, to)))
    throw deskRefusal('declaration-missing', currentState(request));
  if (await isUnreported(trx, request, to)) {
    const { withoutReport } = (await readDeskSettings(trx)).settings;
    if (withoutReport === 'refuse') throw deskRefusal('report-needed', currentState(request));
  }
  if (move.kind === 'cancel' || (move.kind === 'back' && to <= 3)) {
    await requireNoOpenPayment(trx, request, await findActiveInvoice(trx, request.id));
  }
  await requireNoCredit(trx, request, to, move.kind);
  if (move.kind === 'forward' && to === 5) await requireMoneyKept(trx, request);
  const struck = move.kind === 'back' ? await prepareStepBack(trx, request, to, input.payment) : [];
  const invoice = move.kind === 'back' ? await findActiveInvoice(trx, request.id) : undefined;
  const sentParcel =
    to === 5 && move.kind !== 'back'
      ? requireParcel(request, input.parcel, move.kind === 'unrepaired')
      : undefined;
  if (sentParcel) await storeParcel(trx, request.id, 'out', sentParcel);
  if (move.kind === 'back') {
    // The SMS of a command does not wait, so none of its own is held.
    if (by.staffId !== null) await cancelHeldNotices(trx, request);
    await cancelPartNotices(trx, request.id);
    // Before the move, whose SMS says what is paid.
    await undoInvoiceOrPayment(trx, request, to, { struck, reason: input.reason ?? '' });
  }
  const deletedParcel =
    request.status_id === 5 && move.kind === 'back' ? await deleteParcel(trx, request.id) : undefined;
  const moved = await moveRequest(trx, {
    request,
    to,
    source: 'desk',
    note: input.reason?.trim() || null,
    by,
    holdMs: move.kind === 'back' ? undefined : findHoldMs(by),
  });
  return { before: request, moved, invoice, sentParcel, deletedParcel };
};

/** Whether a device would go back without a released service report. */
export const isUnreported = async (
  db: Db,
  { id, status_id }: StoredRequest,
  to: StatusId | undefined,
): Promise<boolean> => to === 5 && status_id < to && !(await hasReleasedReport(db, id));

/** Whether this move receives a device that nobody has declared to be clean. */
export const isUndeclared = async (
  db: Db,
  { id, status_id, repair_in_place }: StoredRequest,
  to: StatusId | undefined,
): Promise<boolean> =>
  status_id === 1 && to === 2 && repair_in_place === 0 && !(await hasDeclaration(db, id));

/** Money of the customer's is not left behind by a request that ends or begins anew. */
const requireNoCredit = async (
  trx: Db,
  request: StoredRequest,
  to: StatusId,
  kind: MoveKind,
): Promise<void> => {
  if (kind !== 'cancel' && kind !== 'unrepaired' && !(kind === 'back' && to < 2)) return;
  const amountRial = await readReceived(trx, request.id);
  if (amountRial > 0) throw deskRefusal('credit-left', { ...currentState(request), amountRial });
};
