import { tehranDay } from '#kernel/jalali.ts';
import { searchWords } from '#kernel/search-key.ts';
import { normalizeSerial } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { countOwned, findOwned, hasOwned, listOwned, type OwnedFilter } from './owned-devices.repository.ts';

export type OwnedDevice = Awaited<ReturnType<typeof listOwned>>[number];

/** The device by number or serial, if it belongs to the mobile at this moment. */
export const findOwnedDevice = (db: Db, mobile: string, by: { id: number } | { serialKey: string }) =>
  findOwned(db, mobile, by);

/** Whether any device belongs to the mobile at this moment. */
export const hasOwnedDevices = (db: Db, mobile: string): Promise<boolean> => hasOwned(db, mobile);

/** The devices that belong to a mobile at this moment: sold with it, or of a centre whose contact it is. */
export const listOwnedDevices = async (
  db: Db,
  mobile: string,
  { filter, search, limit, offset }: { filter: OwnedFilter; search: string; limit: number; offset: number },
) => {
  const now = await readDatabaseNow(db);
  const today = tehranDay(new Date(now));
  const words = searchWords(search);
  const serialPart = normalizeSerial(search).replace(/[^A-Z0-9]/g, '');
  const wanted = search.trim() === '' ? undefined : { words, serialPart: serialPart || undefined };
  return {
    now,
    counts: await countOwned(db, mobile, today),
    rows: await listOwned(db, mobile, { filter, search: wanted, today, limit, offset }),
  };
};
