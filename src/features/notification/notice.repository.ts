import { calculateBalance } from '#contract/payment-bounds.ts';
import { isUnrepairedReturn } from '#contract/repair/moves.ts';
import type { ParcelFacts } from '#contract/repair/notice-texts.ts';
import type { Db } from '#storage/dialect.ts';
import { receivedRial } from '#storage/received-rial.ts';
import type { PaidBy } from '#storage/repair-tables.ts';
import { isOfFormerOwner } from './former-owner.rules.ts';

export type Notice = {
  requestId: number;
  fromStatus: number | null;
  toStatus: number;
  repairInPlace: boolean;
  isReturnedUnrepaired: boolean;
  paidBy: PaidBy | null;
  paidReference: string | null;
  payableRial: number | undefined;
  /** How much of it was paid before. */
  paidRial?: number | undefined;
  parcel: ParcelFacts | undefined;
};

/** What a notice about this line of the log needs to say. */
export const findNotice = async (db: Db, logId: number): Promise<Notice | undefined> => {
  const row = await db
    .selectFrom('repair_log')
    .innerJoin('repair_request', 'repair_request.id', 'repair_log.request_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.request_id', '=', 'repair_request.id').on('invoice.withdrawn_at', 'is', null),
    )
    .leftJoin('parcel', (join) =>
      join.onRef('parcel.request_id', '=', 'repair_request.id').on('parcel.direction', '=', 'out'),
    )
    .select(['repair_request.id', 'repair_request.repair_in_place', 'is_returned_unrepaired'])
    .select(['repair_log.from_status', 'repair_log.to_status'])
    .select(['invoice.paid_reference', 'invoice.paid_by', 'invoice.payable_rial'])
    .select(receivedRial('repair_request.id').as('received'))
    .select(['parcel.is_by_hand', 'parcel.carrier', 'parcel.number'])
    .where('repair_log.id', '=', logId)
    .executeTakeFirst();
  return (
    row && {
      requestId: row.id,
      fromStatus: row.from_status,
      toStatus: row.to_status,
      repairInPlace: row.repair_in_place === 1,
      isReturnedUnrepaired: isUnrepairedReturn(row, row),
      paidBy: row.paid_by,
      paidReference: row.paid_reference,
      payableRial: row.payable_rial === null ? undefined : row.payable_rial,
      paidRial: calculateBalance(row.payable_rial ?? 0, row.received).paidRial,
      parcel:
        row.is_by_hand === null
          ? undefined
          : { isByHand: row.is_by_hand === 1, carrier: row.carrier ?? '', number: row.number ?? '' },
    }
  );
};

/** To whom an SMS about a request goes; to nobody when the device has another owner since. */
export const findNoticeReceiver = async (
  db: Db,
  requestId: number,
): Promise<{ soldProductId: number; mobile: string | null; traceNumber: string } | undefined> => {
  const row = await db
    .selectFrom('repair_request')
    .innerJoin('sold_product', 'sold_product.id', 'repair_request.sold_product_id')
    .select(['sold_product.id', 'sold_product.mobile', 'repair_request.trace_number'])
    .select(['repair_request.registered_at', 'sold_product.owner_changed_at'])
    .where('repair_request.id', '=', requestId)
    .executeTakeFirst();
  const mobile = row && !isOfFormerOwner(row, row) ? row.mobile : null;
  return row && { soldProductId: row.id, mobile, traceNumber: row.trace_number };
};
