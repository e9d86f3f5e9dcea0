import type { Db } from '#storage/dialect.ts';

export type Notice = {
  mobile: string | null;
  traceNumber: string;
  fromStatus: number | null;
  toStatus: number;
  repairInPlace: boolean;
  paidReference: string | null;
};

/** What a notice about this line of the log needs to say, and to whom. */
export const findNotice = async (db: Db, logId: number): Promise<Notice | undefined> => {
  const row = await db
    .selectFrom('repair_log')
    .innerJoin('repair_request', 'repair_request.id', 'repair_log.request_id')
    .innerJoin('sold_product', 'sold_product.id', 'repair_request.sold_product_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.request_id', '=', 'repair_request.id').on('invoice.withdrawn_at', 'is', null),
    )
    .select([
      'sold_product.mobile',
      'repair_request.trace_number',
      'repair_request.repair_in_place',
      'repair_log.from_status',
      'repair_log.to_status',
      'invoice.paid_reference',
    ])
    .where('repair_log.id', '=', logId)
    .executeTakeFirst();
  return (
    row && {
      mobile: row.mobile,
      traceNumber: row.trace_number,
      fromStatus: row.from_status,
      toStatus: row.to_status,
      repairInPlace: row.repair_in_place === 1,
      paidReference: row.paid_reference,
    }
  );
};
