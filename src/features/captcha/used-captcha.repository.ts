import { dayMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

/** Clocks differ a little between machines; a use is remembered for longer than its solution can live. */
const keepLongerMs = dayMs;

/** True for the first caller with this key, false for every later one, also when they come at once. */
export const insertUse = async (db: Db, use: { key: string; expiresAt: Date }): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('used_captcha')
    .values({
      once_key: use.key,
      used_at: databaseNow(db),
      expires_at: use.expiresAt.getTime() + keepLongerMs,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const deleteOldUses = async (db: Db): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('used_captcha')
    .where('expires_at', '<', databaseNow(db))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
