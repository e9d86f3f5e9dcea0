import { hourMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

/** A form is not sent again after so long. */
const keptMs = 48 * hourMs;

/** True for the first call with this key; another waits for the first one's transaction. */
export const takeKey = async (trx: Db, mobile: string, key: string): Promise<boolean> => {
  const now = databaseNow(trx);
  await trx
    .deleteFrom('lab_registration')
    .where('mobile', '=', mobile)
    .where('at', '<', databaseNow(trx, -keptMs))
    .execute();
  const row = await trx
    .insertInto('lab_registration')
    .values({ mobile, key, results: '[]', at: now })
    .onConflict((conflict) => conflict.columns(['mobile', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

export const findResults = async (db: Db, mobile: string, key: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('lab_registration')
    .select('results')
    .where('mobile', '=', mobile)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.results;
};

export const writeResults = async (trx: Db, mobile: string, key: string, results: string): Promise<void> => {
  await trx
    .updateTable('lab_registration')
    .set({ results })
    .where('mobile', '=', mobile)
    .where('key', '=', key)
    .execute();
};
