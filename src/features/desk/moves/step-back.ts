import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { cancelStatusNotice } from '#features/notification/index.ts';
import { findOpenRequest, type StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { strikeHandPayment } from '../money/hand-payments.repository.ts';
import { findActiveInvoice, withdrawInvoice } from '../money/invoices.repository.ts';
import { type LedgerPayment, listCountedPayments } from '../money/ledger.repository.ts';
import { strikeOnlinePayment } from '../money/online-payments.repository.ts';
import { writeInvoicePayment } from '../money/write-invoice-payment.ts';
import { listLogs } from '../request/desk-log.repository.ts';
import { currentState } from '../request/require-unmoved-request.ts';
import { undoMs } from './hold-notice.ts';

/** Of several payments, the one that a step back strikes. */
export type NamedPayment = Pick<LedgerPayment, 'kind' | 'id'>;

/** What a step back from 4 to 3 strikes: the named payment, or the only one, and all that were given back. */
export const readStruck = async (db: Db, { id }: StoredRequest, named: NamedPayment | undefined) => {
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
export const prepareStepBack = async (
  trx: Db,
  request: StoredRequest,
  to: StatusId,
  named: NamedPayment | undefined,
): Promise<LedgerPayment[]> => {
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
  { struck, reason }: { struck: readonly LedgerPayment[]; reason: string },
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

/** The SMS of a step back does not wait: a held message would come after it, and be out of date. */
export const cancelHeldNotices = async (trx: Db, { id }: StoredRequest): Promise<void> => {
  const since = (await readDatabaseNow(trx)) - undoMs;
  for (const { id: logId, at, actor, from_status } of await listLogs(trx, [id]))
    if (actor === 'desk' && from_status !== null && at > since) await cancelStatusNotice(trx, logId);
};
