import { sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';
import type { QueueQuery } from './read-query.rules.ts';

/** Everything that begins with a word: both ends of the stretch of its index. */
export const stretchOf = (word: string) => ({ from: word, to: `${word}\uffff` });

export type DeviceBounds = {
  /** Devices of one mobile, or of its end. */
  most: number;
  /** Serials that begin so, in their order: the one that is typed whole comes first. */
  mostBySerial: number;
};

/** The devices whose serial begins so, or whose mobile is this one or ends so. Each is a stretch of its own index. */
export const findDevicesByNumber = async (
  db: Db,
  { serialKey, mobile, mobileEnd }: Pick<QueueQuery, 'serialKey' | 'mobile' | 'mobileEnd'>,
  { most, mostBySerial }: DeviceBounds,
): Promise<number[]> => {
  const devices = () => db.selectFrom('sold_product').select('sold_product.id');
  const found: { id: number }[] = [];
  if (serialKey !== undefined) {
    const { from, to } = stretchOf(serialKey);
    const bySerial = devices().where('serial_key', '>=', from).where('serial_key', '<', to);
    found.push(...(await bySerial.orderBy('serial_key').limit(mostBySerial).execute()));
  }
  if (mobile !== undefined)
    found.push(...(await devices().where('mobile', '=', mobile).limit(most).execute()));
  if (mobileEnd !== undefined) {
    const byEnd = devices().where(sql<string>`substr(mobile, 8)`, '=', mobileEnd);
    found.push(...(await byEnd.limit(most).execute()));
  }
  return [...new Set(found.map(({ id }) => id))];
};
