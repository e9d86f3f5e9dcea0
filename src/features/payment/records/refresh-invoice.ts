import { writeInvoicePayment } from '#features/desk/index.ts';
import type { Db } from '#storage/dialect.ts';
import { listAskableAttempts, readInvoice } from './payable.repository.ts';
import { decidePaymentState } from './payment-state.rules.ts';

/** Writes on an unpaid invoice how its attempts stand. Lock the request first. */
export const refreshInvoice = async (trx: Db, invoiceId: number): Promise<void> => {
  const { isPaid } = await readInvoice(trx, invoiceId);
  if (isPaid) return;
  const state = decidePaymentState(await listAskableAttempts(trx, invoiceId));
  await writeInvoicePayment(trx, invoiceId, { state });
};
