import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { MoveKind } from '#contract/repair/moves.ts';
import type { ParcelFacts } from '#contract/repair/notice-texts.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import type { Person } from '#features/audit/index.ts';
import { cancelNotice, cancelStatusNotice } from '#features/notification/index.ts';
import {
  findOpenRequest,
  type MovedRequest,
  moveRequest,
  type StoredRequest,
} from '#features/requests/index.ts';
import { hasReleasedReport } from '#features/service-reports/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { listHandPayments, strikeHandPayment } from '../money/hand-payments.repository.ts';
import { findActiveInvoice, withdrawInvoice } from '../money/invoices.repository.ts';
import { type CountedPayment, listCountedPayments, readReceived } from '../money/ledger.repository.ts';
import { strikeOnlinePayment } from '../money/online-payments.repository.ts';
import { keyOfPart } from '../money/payment-receipts.ts';
import { requireMoneyKept } from '../money/require-money-kept.ts';
import { requireNoOpenPayment } from '../money/require-no-payment.ts';
import { writeInvoicePayment } from '../money/write-invoice-payment.ts';
import { hasDeclaration } from '../request/additions.repository.ts';
import { listLogs } from '../request/desk-log.repository.ts';
import { isReason, listDeskMoves } from '../request/desk-moves.rules.ts';
import {
  currentState,
  type RequestClaim,
  requireUnmovedRequest,
} from '../request/require-unmoved-request.ts';
import { readDeskSettings } from '../settings/desk-settings.ts';
import type { DeskMove } from './describe-move.ts';
import { deleteParcel, storeParcel } from './parcels.repository.ts';
import { requireParcel } from './parcels.rules.ts';

/** A forward move and a cancel can be taken back for so long; their SMS wait as long. */
export const undoMs = 30_000;

/** A command cannot be taken back, so its SMS does not wait. */
export const findHoldMs = ({ staffId }: Person): number | undefined =>
  staffId === null ? undefined : undoMs;

export type DeskMoveInput = RequestClaim & {
  to: StatusId;
  /** The only kind of move that is wanted: a command that receives must not step back. */
  kind?: MoveKind | undefined;
  /** What the customer reads: the reason of a step back, a cancellation or a return; a sentence otherwise. */
  reason?: string | undefined;
  parcel?: ParcelFacts | undefined;
  /** Of a step back over several payments: which of them is struck, beside what was given back. */
  payment?: Pick<CountedPayment, 'kind' | 'id'> | undefined;
  /** The person at the desk was warned that the declaration is missing, and receives the device all the same. */
  mayLackDeclaration?: boolean | undefined;
};

/** Moves a request by the desk's hand along the one table. 2 to 3 and 3 to 4 belong to the invoice and its payment. */
export const moveByDesk = async (
  trx: Db,
  input: DeskMoveInput,
  by: Person,
): Promise<DeskMove & { moved: MovedRequest }> => {
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
    if (by.staffId !== null) await cancelHeldNotices(trx, request);
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

/** The SMS of a step back does not wait: a held message would come after it, and be out of date. */
const cancelHeldNotices = async (trx: Db, { id }: StoredRequest): Promise<void> => {
  const since = (await readDatabaseNow(trx)) - undoMs;
  for (const { id: logId, at, actor, from_status } of await listLogs(trx, [id]))
    if (actor === 'desk' && from_status !== null && at > since) await cancelStatusNotice(trx, logId);
  await cancelPartNotices(trx, id);
};

/** The held ones: what they say remains is not true any more. */
export const cancelPartNotices = async (trx: Db, requestId: number): Promise<void> => {
  const since = (await readDatabaseNow(trx)) - undoMs;
  for (const { id, at } of await listHandPayments(trx, requestId))
    if (at > since) await cancelNotice(trx, keyOfPart(id));
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

/** What a step back from 4 to 3 strikes: the named payment, or the only one, and all that were given back. */
export const readStruck = async (db: Db, { id }: StoredRequest, named: DeskMoveInput['payment']) => {
  const counted = await listCountedPayments(db, [id]);
  const chosen = named
    ? counted.find((one) => one.kind === named.kind && one.id === named.id)
    : counted.length === 1
      ? counted[0]
      : undefined;
  const struck = counted.filter((one) => one === chosen || one.isRefunded);
  return { chosen, struck, struckRial: struck.reduce((sum, { amountRial }) => sum + amountRial, 0) };
};

/** Refuses a step back that cannot be made, and gives the payments that it strikes. */
const prepareStepBack = async (
  trx: Db,
  request: StoredRequest,
  to: StatusId,
  named: DeskMoveInput['payment'],
): Promise<CountedPayment[]> => {
  if (request.status_id === 7 && (await findOpenRequest(trx, request.sold_product_id))) {
    throw deskRefusal('newer-request', currentState(request));
  }
  const invoice = to === 3 ? await findActiveInvoice(trx, request.id) : undefined;
  if (!invoice) return [];
  const { chosen, struck, struckRial } = await readStruck(trx, request, named);
  const payableRial = invoice.payable_rial;
  const left = invoice.receivedRial - struckRial;
  if (!chosen || (payableRial > 0 && left >= payableRial))
    throw deskRefusal('payment-needed', currentState(request));
  if (left < 0) throw deskRefusal('money-returned', currentState(request));
  if (chosen.kind === 'online' && !chosen.isRefunded) throw deskRefusal('paid-online', currentState(request));
  return struck;
};

/** A step back over an invoice withdraws it, one over its payment makes it due again. */
export const undoInvoiceOrPayment = async (
  trx: Db,
  request: StoredRequest,
  to: StatusId,
  { struck, reason }: { struck: readonly CountedPayment[]; reason: string },
): Promise<void> => {
  if (to === 2) await withdrawInvoice(trx, request.id);
  if (to !== 3) return;
  const invoice = await findActiveInvoice(trx, request.id);
  if (!invoice) return;
  for (const { kind, id } of struck) {
    if (kind === 'hand') await strikeHandPayment(trx, id, reason);
    else await strikeOnlinePayment(trx, id, reason);
  }
  await writeInvoicePayment(trx, invoice.id, { state: 'due' });
};
