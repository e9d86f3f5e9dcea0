import { findMove, type MoveKind, mayMove, needsReason } from '#contract/repair/moves.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { findStandingInvoice, withdrawInvoice, writeInvoicePayment } from '../invoices.repository.ts';
import { moveRequest } from '../move-request.ts';
import { findOpenRequest, type StoredRequest } from '../requests.repository.ts';
import { deskRefusal, workOnRequest } from './work-on-request.ts';

type DeskInput = { code: string; note?: string | undefined };

/** Moves a request by the desk's hand, after checking that the table allows it. */
export const moveInDesk = async (
  trx: Db,
  request: StoredRequest,
  move: { to: StatusId; kind?: MoveKind; attempt: string; note?: string | undefined },
): Promise<StoredRequest> => {
  const { to, kind = 'forward', attempt, note } = move;
  const isOfKind = findMove(request.status_id, to)?.kind === kind;
  if (!isOfKind || !mayMove(request.status_id, to, 'desk')) throw deskRefusal(request, attempt);
  if (needsReason(request.status_id, to, 'desk') && !note) {
    throw new AppError('invalid_input', {
      message: `${attempt}: the customer must be told why; add --reason`,
    });
  }
  return moveRequest(trx, { request, to, actor: 'desk', note: note || null });
};

const moveTo =
  (to: StatusId, attempt: string) =>
  (storage: Storage, { code, note }: DeskInput): Promise<StoredRequest> =>
    workOnRequest(storage, code, (trx, request) => moveInDesk(trx, request, { to, attempt, note }));

export const approveRequest = moveTo(1, 'cannot approve');
export const receiveDevice = moveTo(2, 'cannot receive');
export const confirmDelivery = moveTo(6, 'cannot confirm the delivery');

/** Back to the customer: repaired and paid for, or unrepaired and without an invoice. */
export const sendDevice = (
  storage: Storage,
  { code, note, isUnrepaired = false }: DeskInput & { isUnrepaired?: boolean },
): Promise<StoredRequest> =>
  workOnRequest(storage, code, (trx, request) => {
    const attempt = 'cannot send';
    if (isUnrepaired !== (request.status_id === 2)) throw deskRefusal(request, attempt);
    const kind = isUnrepaired ? 'unrepaired' : 'forward';
    return moveInDesk(trx, request, { to: 5, kind, attempt, note });
  });

export const cancelByDesk = (storage: Storage, { code, note }: DeskInput): Promise<StoredRequest> =>
  workOnRequest(storage, code, async (trx, request) => {
    await requireNoOpenPayment(trx, request, 'cannot cancel');
    return moveInDesk(trx, request, { to: 100, kind: 'cancel', attempt: 'cannot cancel', note });
  });

/** One step back. An invoice that is stepped over is withdrawn; what was paid online stays paid. */
export const stepBack = (storage: Storage, { code, note }: DeskInput): Promise<StoredRequest> =>
  workOnRequest(storage, code, async (trx, request) => {
    const attempt = 'cannot step back';
    const to = findStepBack(request);
    if (to === undefined) throw deskRefusal(request, attempt);
    await requireNoOpenPayment(trx, request, attempt);
    if (request.status_id === 7 && (await findOpenRequest(trx, request.sold_product_id))) {
      throw new AppError('conflict', { message: `${attempt}: the device has a newer request that is open` });
    }
    const invoice = await findStandingInvoice(trx, request.id);
    if (to === 3 && invoice?.paid_method === 'online') {
      throw new AppError('conflict', { message: `${attempt}: the invoice was paid online; refund it first` });
    }
    const moved = await moveInDesk(trx, request, { to, kind: 'back', attempt, note });
    if (to === 2) await withdrawInvoice(trx, request.id);
    if (to === 3 && invoice) await writeInvoicePayment(trx, invoice.id, { state: 'due' });
    return moved;
  });

/** A device that was returned unrepaired came from 2 and was never paid for. */
const findStepBack = ({ status_id: status, is_returned_unrepaired }: StoredRequest): StatusId | undefined => {
  if (status === 0 || status === 100) return undefined;
  if (status === 5 && is_returned_unrepaired === 1) return 2;
  return (status - 1) as StatusId;
};

/** While money may be on its way, its invoice must not change under it. */
export const requireNoOpenPayment = async (
  trx: Db,
  request: StoredRequest,
  attempt: string,
): Promise<void> => {
  const state = (await findStandingInvoice(trx, request.id))?.payment_state;
  if (state !== 'pending' && state !== 'review') return;
  throw new AppError('conflict', {
    message: `${attempt}: an online payment of request ${request.trace_number} is ${state}; wait for its end`,
  });
};
