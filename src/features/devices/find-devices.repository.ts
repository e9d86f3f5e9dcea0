import { sql } from 'kysely';
import { prefixRange } from '#kernel/prefix-range.ts';
import type { Db } from '#storage/dialect.ts';

const selectIds = (db: Db) => db.selectFrom('sold_product').select('sold_product.id');

/** In the order of serials: the one that is typed whole comes first. */
export const listIdsBySerial = (db: Db, serialKey: string, max: number): Promise<{ id: number }[]> => {
  const { from, to } = prefixRange(serialKey);
  return selectIds(db)
    .where('serial_key', '>=', from)
    .where('serial_key', '<', to)
    .orderBy('serial_key')
    .limit(max)
    .execute();
};

export const listIdsByMobile = (db: Db, mobile: string, max: number): Promise<{ id: number }[]> =>
  selectIds(db).where('mobile', '=', mobile).limit(max).execute();

export const listIdsByMobileEnd = (db: Db, end: string, max: number): Promise<{ id: number }[]> =>
  selectIds(db).where(sql<string>`substr(mobile, 8)`, '=', end).limit(max).execute();
