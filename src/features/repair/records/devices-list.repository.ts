import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import { readQueueQuery } from '../desk/read-query.rules.ts';
import type { Device } from '../devices.repository.ts';

export type DeviceFilter = { q?: string | undefined; centre?: number | undefined };

/** So many at most are looked at one by one; a word that more devices have is checked while walking the list. */
const mostCandidates = 500;
/** Nobody pages further; counting stops here. */
const mostCounted = 10_000;

type Query = SelectQueryBuilder<Tables, 'sold_product', object>;

/** Newest first. */
export const listDevices = async (
  db: Db,
  filter: DeviceFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: Device[] }> => {
  const narrow = await readNarrowing(db, filter);
  if (!narrow) return { total: 0, rows: [] };
  const rows = await narrow(db.selectFrom('sold_product'))
    .selectAll()
    .orderBy('sold_product.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom(
      narrow(db.selectFrom('sold_product')).select(sql<number>`1`.as('one')).limit(mostCounted).as('found'),
    )
    .select((at) => at.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: Number(count), rows };
};

const stretch = (word: string) => ({ from: word, to: `${word}\uffff` });

/** What narrows the list; undefined when what was typed can mean nothing. */
const readNarrowing = async (
  db: Db,
  { q, centre }: DeviceFilter,
): Promise<((query: Query) => Query) | undefined> => {
  const ofCentre = (query: Query) =>
    centre === undefined ? query : query.where('sold_product.centre_id', '=', centre);
  if (!q?.trim()) return ofCentre;
  const wanted = readQueueQuery(q);
  const ids = await findByNumber(db, wanted);
  if (ids.length > 0) return (query) => ofCentre(query).where('sold_product.id', 'in', ids);
  if (wanted.words.length === 0) return undefined;
  const common: string[] = [];
  let rare: number[] | undefined;
  for (const { joined } of wanted.words) {
    const holders = rare === undefined ? await listHolders(db, joined) : undefined;
    if (holders && holders.length <= mostCandidates) rare = holders;
    else common.push(joined);
  }
  return (query) => {
    let found = ofCentre(query);
    if (rare)
      found =
        rare.length === 0 ? found.where(sql<boolean>`1 = 0`) : found.where('sold_product.id', 'in', rare);
    for (const word of common) {
      const { from, to } = stretch(word);
      found = found.where(
        sql<boolean>`exists (select 1 from device_word w where w.sold_product_id = sold_product.id
          and w.word >= ${from} and w.word < ${to})`,
      );
    }
    return found;
  };
};

const findByNumber = async (
  db: Db,
  { serialKey, mobile, mobileEnd }: ReturnType<typeof readQueueQuery>,
): Promise<number[]> => {
  if (serialKey === undefined && mobile === undefined && mobileEnd === undefined) return [];
  const serial = stretch(serialKey ?? '');
  const rows = await db
    .selectFrom('sold_product')
    .select('id')
    .where((is) =>
      is.or([
        ...(serialKey === undefined
          ? []
          : [is.and([is('serial_key', '>=', serial.from), is('serial_key', '<', serial.to)])]),
        ...(mobile === undefined ? [] : [is('mobile', '=', mobile)]),
        ...(mobileEnd === undefined ? [] : [is(sql<string>`substr(mobile, 8)`, '=', mobileEnd)]),
      ]),
    )
    .limit(mostCandidates)
    .execute();
  return rows.map(({ id }) => id);
};

/** One more than are looked at says that there are too many. */
const listHolders = async (db: Db, word: string): Promise<number[]> => {
  const { from, to } = stretch(word);
  const rows = await db
    .selectFrom('device_word')
    .select('sold_product_id')
    .where('word', '>=', from)
    .where('word', '<', to)
    .limit(mostCandidates + 1)
    .execute();
  return [...new Set(rows.map(({ sold_product_id }) => sold_product_id))];
};
