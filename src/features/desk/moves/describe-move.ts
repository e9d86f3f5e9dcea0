import type { ParcelFacts } from '#contract/repair/notice-texts.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { findActiveInvoice, type StoredInvoice } from '../money/invoices.repository.ts';

export type MoveResult = {
  before: StoredRequest;
  moved: StoredRequest;
  /** The one that a step back went over, as it was. */
  invoice?: StoredInvoice | undefined;
  /** The one that this move noted. */
  sentParcel?: ParcelFacts | undefined;
  /** The one that a step back deleted. */
  deletedParcel?: ParcelFacts | undefined;
};

/** A move as the audit trail keeps it: the statuses, and what became of its invoice and its parcel. */
export const describeMove = async (
  trx: Db,
  { before, moved, invoice, sentParcel, deletedParcel }: MoveResult,
) => {
  const hasParcel = sentParcel !== undefined || deletedParcel !== undefined;
  if (!invoice && !hasParcel) return { from: before.status_id, to: moved.status_id };
  const left = invoice && (await findActiveInvoice(trx, before.id));
  const describe = (
    { status_id }: StoredRequest,
    one: StoredInvoice | undefined,
    parcel: ParcelFacts | undefined,
  ) => ({
    status: status_id,
    ...(invoice && {
      invoiceNumber: one?.number ?? null,
      payableRial: one?.payable_rial ?? null,
      state: one?.payment_state ?? 'withdrawn',
    }),
    ...(hasParcel && { parcel: parcel ?? null }),
  });
  return { from: describe(before, invoice, deletedParcel), to: describe(moved, left, sentParcel) };
};
