import type { Db } from '#storage/dialect.ts';
import { databaseNow } from '#storage/dialect.ts';

/**
 * Makes every other taker of this key wait until the transaction ends, and returns the database's time after the
 * wait. An upsert locks its row on both engines.
 */
export const lockKey = async (trx: Db, keyHash: string): Promise<number> => {
  const now = databaseNow(trx);
  const row = await trx
    .insertInto('limit_key')
    .values({ key_hash: keyHash, touched_at: now })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ touched_at: now }))
    .returning('touched_at')
    .executeTakeFirstOrThrow();
  return row.touched_at;
};

/** When the `rank`-th latest take since then happened; undefined when there were fewer. */
export const findTakeByRank = async (
  db: Db,
  keyHash: string,
  since: number,
  rank: number,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('limit_take')
    .select('taken_at')
    .where('key_hash', '=', keyHash)
    .where('taken_at', '>', since)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .offset(rank - 1)
    .executeTakeFirst();
  return row?.taken_at;
};

export const insertTake = async (
  trx: Db,
  keyHash: string,
  takenAt: number,
  lastsMs: number,
): Promise<void> => {
  await trx
    .insertInto('limit_take')
    .values({ key_hash: keyHash, taken_at: takenAt, expires_at: takenAt + lastsMs })
    .execute();
};

export const deleteLatestTake = async (trx: Db, keyHash: string): Promise<void> => {
  await trx
    .deleteFrom('limit_take')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('limit_take')
        .select('id')
        .where('key_hash', '=', keyHash)
        .orderBy('taken_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute();
};

/** How many takes there were since then, and when the latest was. */
export const countTakes = async (
  db: Db,
  keyHash: string,
  since: number,
): Promise<{ count: number; latest: number }> => {
  const row = await db
    .selectFrom('limit_take')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('taken_at').as('latest')])
    .where('key_hash', '=', keyHash)
    .where('taken_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: row.count, latest: row.latest ?? 0 };
};

export const deleteTakes = async (trx: Db, keyHash: string): Promise<void> => {
  await trx.deleteFrom('limit_take').where('key_hash', '=', keyHash).execute();
};

export const deleteOldTakes = async (db: Db, now: number, unusedSince: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('limit_take')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  await db.deleteFrom('limit_key').where('touched_at', '<', unusedSince).execute();
  return Number(numDeletedRows);
};
