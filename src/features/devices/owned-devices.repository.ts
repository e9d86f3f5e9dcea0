import { sql } from 'kysely';
import { prefixRange } from '#kernel/prefix-range.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export type OwnedFilter = 'all' | 'repair' | 'warranty';

/** Sold with this mobile, or of a centre whose contact it is now: for all devices, or for this one. */
const belongsTo = (db: Db, mobile: string) =>
  sql<boolean>`(device.mobile = ${mobile} or exists (
    select 1 from centre_contact contact
    where contact.mobile = ${mobile} and contact.centre_id = device.centre_id
      and contact.counts_from <= ${databaseNow(db)}
      and (contact.has_all_devices = 1 or exists (
        select 1 from centre_contact_device chosen
        where chosen.contact_id = contact.id and chosen.sold_product_id = device.id))))`;

/** Found by the two indices; who may see which is judged by `belongsTo` alone. */
const candidates = (mobile: string) =>
  sql<number>`(select id from sold_product where mobile = ${mobile} union
    select id from sold_product where centre_id in (
      select centre_id from centre_contact where mobile = ${mobile}))`;

const ownedBy = (db: Db, mobile: string) =>
  db
    .selectFrom('sold_product as device')
    .where('device.id', 'in', candidates(mobile))
    .where(belongsTo(db, mobile));

const withOpenRequest = (db: Db, mobile: string) =>
  ownedBy(db, mobile).leftJoin('repair_request as request', (join) =>
    join.onRef('request.sold_product_id', '=', 'device.id').on('request.status_id', '<', 7),
  );

export const findOwned = (
  db: Db,
  mobile: string,
  by: { id: number } | { serialKey: string },
): Promise<{ id: number; serial_key: string } | undefined> =>
  db
    .selectFrom('sold_product as device')
    .select(['device.id', 'device.serial_key'])
    .where((eb) => ('id' in by ? eb('device.id', '=', by.id) : eb('device.serial_key', '=', by.serialKey)))
    .where(belongsTo(db, mobile))
    .executeTakeFirst();

export const hasOwned = async (db: Db, mobile: string): Promise<boolean> =>
  (await ownedBy(db, mobile).select('device.id').limit(1).executeTakeFirst()) !== undefined;

/** How many devices a mobile has, how many of them are being repaired or covered, and of how many centres. */
export const countOwned = (db: Db, mobile: string, today: string) =>
  withOpenRequest(db, mobile)
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('request.id').as('repair'),
      eb.fn.count<number>('device.centre_id').distinct().as('centres'),
      sql<number>`coalesce(sum(case when device.warranty_until >= ${today} then 1 else 0 end), 0)`.as(
        'warranty',
      ),
    ])
    .executeTakeFirstOrThrow();

type Search = { words: readonly string[]; serialPart: string | undefined };
type Page = { filter: OwnedFilter; search: Search | undefined; today: string; limit: number; offset: number };

/** One page of a mobile's devices by centre, those under repair first; with the number of all that fit. */
export const listOwned = (db: Db, mobile: string, page: Page) => {
  let query = withOpenRequest(db, mobile);
  if (page.filter === 'repair') query = query.where('request.id', 'is not', null);
  if (page.filter === 'warranty') query = query.where('device.warranty_until', '>=', page.today);
  if (page.search) query = query.where(holds(page.search));
  return query
    .select(['device.id', 'device.serial_number', 'device.product_name', 'device.warranty_until'])
    .select(['device.centre_id', 'device.centre_name', 'device.city', 'device.owned_since'])
    .select(['request.trace_number', 'request.status_id', 'request.repair_in_place'])
    .select(['request.is_returned_unrepaired', 'request.estimate_state'])
    .select([
      sql<number>`count(*) over ()`.as('total'),
      sql<number>`count(*) over (partition by device.centre_id, device.centre_name)`.as('of_centre'),
    ])
    .orderBy('device.centre_name')
    .orderBy('device.centre_id')
    .orderBy(sql`case when request.id is null then 1 else 0 end`)
    .orderBy('device.product_name')
    .orderBy('device.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
};

/** Every word begins one of the device's, or the text is a part of its serial. */
const holds = ({ words, serialPart }: Search) => {
  const parts = words.map((word) => {
    const { from, to } = prefixRange(word);
    return sql`exists (select 1 from device_word found
      where found.sold_product_id = device.id and found.word >= ${from} and found.word < ${to})`;
  });
  const byWords = parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : sql`1 = 0`;
  const bySerial = serialPart ? sql`device.serial_key like ${`%${serialPart}%`}` : sql`1 = 0`;
  return sql<boolean>`(${byWords} or ${bySerial})`;
};
