import type { Db } from '#storage/dialect.ts';

export type DeskRow = {
  traceNumber: string;
  statusId: number;
  serialNumber: string;
  productName: string;
  centreName: string;
  repairInPlace: boolean;
  changedAt: Date;
};

/** What waits on the desk: open requests, those that changed last first. `statusId` picks one status, open or not. */
export const listDeskRequests = async (
  db: Db,
  { statusId, limit = 200 }: { statusId?: number | undefined; limit?: number } = {},
): Promise<DeskRow[]> => {
  const rows = await db
    .selectFrom('repair_request')
    .innerJoin('sold_product', 'sold_product.id', 'repair_request.sold_product_id')
    .select([
      'repair_request.trace_number',
      'repair_request.status_id',
      'repair_request.repair_in_place',
      'repair_request.changed_at',
      'repair_request.centre_name as asked_centre',
      'sold_product.centre_name',
      'sold_product.serial_number',
      'sold_product.product_name',
    ])
    .where('status_id', statusId === undefined ? '<' : '=', statusId ?? 7)
    .orderBy('repair_request.changed_at', 'desc')
    .orderBy('repair_request.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    traceNumber: row.trace_number,
    statusId: row.status_id,
    serialNumber: row.serial_number,
    productName: row.product_name,
    centreName: row.asked_centre || row.centre_name,
    repairInPlace: row.repair_in_place === 1,
    changedAt: new Date(Number(row.changed_at)),
  }));
};
