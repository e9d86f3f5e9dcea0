import type { StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { findActiveInvoice, type StoredInvoice } from '../money/invoices.repository.ts';

/** A move as the audit trail keeps it: the statuses, and what became of the invoice that it went back over. */
export const describeMove = async (
  trx: Db,
  before: StoredRequest,
  after: StoredRequest,
  invoice: StoredInvoice | undefined,
) => {
  if (!invoice) return { from: before.status_id, to: after.status_id };
  const left = await findActiveInvoice(trx, before.id);
  const describe = ({ status_id }: StoredRequest, one: StoredInvoice | undefined) => ({
    status: status_id,
    invoiceNumber: one?.number ?? null,
    payableRial: one?.payable_rial ?? null,
    state: one?.payment_state ?? 'withdrawn',
  });
  return { from: describe(before, invoice), to: describe(after, left) };
};
