import { secondMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { markLifeSeconds } from './code.rules.ts';

/**
 * The name of this browser's own counts for the device, or for a mobile of which it proved a device; undefined for a
 * browser that never did.
 */
export const findMarkBucket = async (
  db: Db,
  tokenHash: string,
  { deviceId, mobile }: { deviceId: number | null; mobile: string },
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('browser_mark')
    .select('bucket')
    .where('token_hash', '=', tokenHash)
    .where((eb) =>
      deviceId === null
        ? eb('sold_product_id', 'in', (eb) =>
            eb.selectFrom('sold_product').select('id').where('mobile', '=', mobile),
          )
        : eb('sold_product_id', '=', deviceId),
    )
    .where('seen_at', '>', oldest(db))
    .orderBy('sold_product_id')
    .executeTakeFirst();
  return row?.bucket;
};

/**
 * Marks a browser for one more device. Its token is renewed for all of them: one that somebody else planted, or
 * read before, is worth nothing afterwards.
 */
export const writeMark = async (
  trx: Db,
  mark: { before: string | undefined; tokenHash: string; soldProductId: number; freshBucket: string },
): Promise<void> => {
  const { before, tokenHash, soldProductId, freshBucket } = mark;
  const now = databaseNow(trx);
  if (before) {
    await trx
      .updateTable('browser_mark')
      .set({ token_hash: tokenHash })
      .where('token_hash', '=', before)
      .execute();
  }
  await trx
    .insertInto('browser_mark')
    .values({ token_hash: tokenHash, sold_product_id: soldProductId, bucket: freshBucket, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'sold_product_id']).doUpdateSet({ seen_at: now }),
    )
    .execute();
};

/** The counts of every browser that proved the device. */
export const listMarkBuckets = async (db: Db, soldProductId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('browser_mark')
    .select('bucket')
    .where('sold_product_id', '=', soldProductId)
    .execute();
  return rows.map(({ bucket }) => bucket);
};

/** Forgets the browsers of a device whose owner or number changed. */
export const endMarksOfDevices = async (trx: Db, soldProductIds: readonly number[]): Promise<void> => {
  await trx.deleteFrom('browser_mark').where('sold_product_id', 'in', soldProductIds).execute();
};

export const deleteOldMarks = async (db: Db): Promise<void> => {
  await db.deleteFrom('browser_mark').where('seen_at', '<', oldest(db)).execute();
};

const oldest = (db: Db) => databaseNow(db, -markLifeSeconds * secondMs);
