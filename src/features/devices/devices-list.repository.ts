import { type SelectQueryBuilder, sql } from 'kysely';
import { prefixRange } from '#kernel/prefix-range.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import type { Device } from './devices.repository.ts';
import { listDeviceIds } from './list-device-ids.ts';
import { readSearch } from './read-search.rules.ts';

export type DeviceFilter = { q?: string | undefined; centre?: number | undefined };

/** So many at most are looked at one by one; a word that more devices have is checked while walking the list. */
const maxCandidates = 500;
/** So many serials that begin as typed, in their order. */
const maxBySerial = 100;
/** Nobody pages further; counting stops here. */
const maxCounted = 1_000;
/** A word that very many devices hold is looked for row by row. */
const maxCountedByWord = 100;

type Query = SelectQueryBuilder<Tables, 'sold_product', object>;
type Narrowing = { narrow: (query: Query) => Query; max: number };

/** Newest first. */
export const listDevices = async (
  db: Db,
  filter: DeviceFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: Device[] }> => {
  const narrowing = await readNarrowing(db, filter);
  if (!narrowing) return { total: 0, rows: [] };
  const { narrow, max } = narrowing;
  const rows = await narrow(db.selectFrom('sold_product'))
    .selectAll()
    .orderBy('sold_product.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom(narrow(db.selectFrom('sold_product')).select(sql<number>`1`.as('one')).limit(max).as('found'))
    .select((at) => at.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: count, rows };
};

/** What narrows the list; undefined when what was typed means no device. */
const readNarrowing = async (db: Db, { q, centre }: DeviceFilter): Promise<Narrowing | undefined> => {
  const ofCentre = (query: Query) =>
    centre === undefined ? query : query.where('sold_product.centre_id', '=', centre);
  if (!q?.trim()) return { narrow: ofCentre, max: maxCounted };
  const wanted = readSearch(q);
  const ids = await listDeviceIds(db, wanted, { max: maxCandidates, maxBySerial });
  if (ids.length > 0)
    return { narrow: (query) => ofCentre(query).where('sold_product.id', 'in', ids), max: maxCounted };
  if (wanted.words.length === 0) return undefined;
  const common: string[] = [];
  let rare: number[] | undefined;
  for (const { joined } of wanted.words) {
    const holders = rare === undefined ? await listHolders(db, joined) : undefined;
    if (holders && holders.length <= maxCandidates) rare = holders;
    else common.push(joined);
  }
  if (rare?.length === 0) return undefined;
  const narrow = (query: Query) => {
    let found = ofCentre(query);
    if (rare) found = found.where('sold_product.id', 'in', rare);
    for (const word of common) {
      const { from, to } = prefixRange(word);
      found = found.where(
        sql<boolean>`(select 1 from device_word w where w.sold_product_id = sold_product.id
          and w.word >= ${from} and w.word < ${to} limit 1) is not null`,
      );
    }
    return found;
  };
  return { narrow, max: common.length > 0 ? maxCountedByWord : maxCounted };
};

/** One more than are looked at says that there are too many; a device holds a beginning more than once. */
const listHolders = async (db: Db, word: string): Promise<number[]> => {
  const { from, to } = prefixRange(word);
  const rows = await db
    .selectFrom('device_word')
    .select('sold_product_id')
    .where('word', '>=', from)
    .where('word', '<', to)
    .limit(maxCandidates + 1)
    .execute();
  return rows.map(({ sold_product_id }) => sold_product_id);
};
