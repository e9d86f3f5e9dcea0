import type { Db } from '#storage/dialect.ts';
import { readLastReceiptNo } from './ledger.repository.ts';
import { strikeOnlinePayment } from './online-payments.repository.ts';

/** The number of the receipt that the request's next payment gets. Lock the request first. */
export const readNextReceiptNo = async (trx: Db, requestId: number): Promise<number> =>
  (await readLastReceiptNo(trx, requestId)) + 1;

/** How many payments a request has had, struck ones too: their receipts are numbered from 1. */
export const countReceipts = (db: Db, requestId: number): Promise<number> => readLastReceiptNo(db, requestId);

/** Takes an online payment that was given back out of the count. Lock the request first. */
export const strikeRefundedPayment = (trx: Db, paymentId: number, reason: string): Promise<void> =>
  strikeOnlinePayment(trx, paymentId, reason);

/** The number on a receipt, such as `14050012-P2`. */
export const receiptNumber = (traceNumber: string, receiptNo: number): string =>
  `${traceNumber}-P${receiptNo}`;
