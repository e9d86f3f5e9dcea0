import type { Db } from '#storage/dialect.ts';
import { listCountedPayments, readLastReceiptNo } from './ledger.repository.ts';
import { strikeOnlinePayment } from './online-payments.repository.ts';

/** The number of the receipt that the request's next payment gets. Lock the request first. */
export const readNextReceiptNo = async (trx: Db, requestId: number): Promise<number> =>
  (await readLastReceiptNo(trx, requestId)) + 1;

/** How many payments count for a request; struck ones do not. */
export const countPayments = async (db: Db, requestId: number): Promise<number> =>
  (await listCountedPayments(db, [requestId])).length;

/** Takes an online payment that was given back out of the count. Lock the request first. */
export const strikeRefundedPayment = (trx: Db, paymentId: number, reason: string): Promise<void> =>
  strikeOnlinePayment(trx, paymentId, reason);

/** Names the SMS about a part, so that it can be taken back with it. */
export const keyOfPart = (paymentId: number): string => `hand-payment-${paymentId}`;

/** The number on a receipt, such as `14050012-P2`. */
export const receiptNumber = (traceNumber: string, receiptNo: number): string =>
  `${traceNumber}-P${receiptNo}`;
