import { cancelNotice } from '#features/notification/index.ts';
import type { Db } from '#storage/dialect.ts';
import { listHandPayments } from './hand-payments.repository.ts';
import { listCountedPayments, readLastReceiptNo } from './ledger.repository.ts';
import { strikeOnlinePayment } from './online-payments.repository.ts';

/** The number of the receipt that the request's next payment gets. Lock the request first. */
export const readNextReceiptNo = async (trx: Db, requestId: number): Promise<number> =>
  (await readLastReceiptNo(trx, requestId)) + 1;

/** How many payments count for a request; struck ones do not. */
export const countPayments = async (db: Db, requestId: number): Promise<number> =>
  (await listCountedPayments(db, [requestId])).length;

/** Takes an online payment that was given back out of the count. Lock the request first. */
export const strikeRefundedPayment = async (
  trx: Db,
  { id, requestId }: { id: number; requestId: number },
  reason: string,
): Promise<void> => {
  await strikeOnlinePayment(trx, id, reason);
  await cancelPartNotices(trx, requestId);
};

/** Names the SMS about a part, so that it can be taken back with it. */
export const keyOfPart = (paymentId: number): string => `hand-payment-${paymentId}`;

/** Takes back what has not gone out: the rest that it names is no longer the rest. */
export const cancelPartNotices = async (trx: Db, requestId: number): Promise<void> => {
  for (const { id } of await listHandPayments(trx, requestId)) await cancelNotice(trx, keyOfPart(id));
};

/** The number on a receipt, such as `14050012-P2`. */
export const receiptNumber = (traceNumber: string, receiptNo: number): string =>
  `${traceNumber}-P${receiptNo}`;
