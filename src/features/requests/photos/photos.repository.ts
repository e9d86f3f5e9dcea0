import { type Db, databaseNow } from '#storage/dialect.ts';

export const countPhotos = async (db: Db, requestId: number): Promise<number> => {
  const row = await db
    .selectFrom('repair_photo')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return row.count;
};

export const insertPhoto = async (
  trx: Db,
  photo: { id: string; requestId: number; width: number; height: number },
): Promise<void> => {
  await trx
    .insertInto('repair_photo')
    .values({
      id: photo.id,
      request_id: photo.requestId,
      width: photo.width,
      height: photo.height,
      at: databaseNow(trx),
    })
    .execute();
};

/** Gives whether the request had it. */
export const deletePhoto = async (trx: Db, requestId: number, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('repair_photo')
    .where('request_id', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Of these, the ids that some request has. */
export const listKnownPhotos = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('repair_photo').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
};

/** The device and the request a photo belongs to. */
export const findPhotoOwner = async (
  db: Db,
  id: string,
): Promise<{ soldProductId: number; traceNumber: string } | undefined> => {
  const row = await db
    .selectFrom('repair_photo')
    .innerJoin('repair_request', 'repair_request.id', 'repair_photo.request_id')
    .select(['repair_request.sold_product_id', 'repair_request.trace_number'])
    .where('repair_photo.id', '=', id)
    .executeTakeFirst();
  return row && { soldProductId: row.sold_product_id, traceNumber: row.trace_number };
};
