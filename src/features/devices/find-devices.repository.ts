import { sql } from 'kysely';
import { prefixRange } from '#kernel/prefix-range.ts';
import type { Db } from '#storage/dialect.ts';

/** Of one centre, or of all. */
const selectIds = (db: Db, centre: number | undefined) => {
  const ids = db.selectFrom('sold_product').select('sold_product.id');
  return centre === undefined ? ids : ids.where('centre_id', '=', centre);
};

type Bounds = { centre: number | undefined; max: number };

/** In the order of serials: the one that is typed whole comes first. */
export const listIdsBySerial = (
  db: Db,
  serialKey: string,
  { centre, max }: Bounds,
): Promise<{ id: number }[]> => {
  const { from, to } = prefixRange(serialKey);
  return selectIds(db, centre)
    .where('serial_key', '>=', from)
    .where('serial_key', '<', to)
    .orderBy('serial_key')
    .limit(max)
    .execute();
};

export const listIdsByMobile = (db: Db, mobile: string, { centre, max }: Bounds): Promise<{ id: number }[]> =>
  selectIds(db, centre).where('mobile', '=', mobile).limit(max).execute();

export const listIdsByMobileEnd = (db: Db, end: string, { centre, max }: Bounds): Promise<{ id: number }[]> =>
  selectIds(db, centre).where(sql<string>`substr(mobile, 8)`, '=', end).limit(max).execute();
