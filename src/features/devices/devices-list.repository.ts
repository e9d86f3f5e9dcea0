import type { SelectQueryBuilder } from 'kysely';
import { countUpTo, maxCounted } from '#storage/count-up-to.ts';
import type { Db } from '#storage/dialect.ts';
import { findByWords, holdsWord } from '#storage/find-by-words.ts';
import type { Tables } from '#storage/tables.ts';
import type { Device } from './devices.repository.ts';
import { listDeviceIds } from './list-device-ids.ts';
import { readSearch } from './read-search.rules.ts';

export type DeviceFilter = { q?: string | undefined; centre?: number | undefined };

/** So many devices of one mobile at most, or of its end. */
const maxCandidates = 500;
/** So many serials that begin as typed, in their order. */
const maxBySerial = 100;
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
  const narrowing = await findNarrowing(db, filter);
  if (!narrowing) return { total: 0, rows: [] };
  const { narrow, max } = narrowing;
  const rows = await narrow(db.selectFrom('sold_product'))
    .selectAll()
    .orderBy('sold_product.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: await countUpTo(db, narrow(db.selectFrom('sold_product')), max), rows };
};

/** What narrows the list; undefined when what was typed means no device. */
const findNarrowing = async (db: Db, { q, centre }: DeviceFilter): Promise<Narrowing | undefined> => {
  const ofCentre = (query: Query) =>
    centre === undefined ? query : query.where('sold_product.centre_id', '=', centre);
  if (!q?.trim()) return { narrow: ofCentre, max: maxCounted };
  const wanted = readSearch(q);
  const ids = await listDeviceIds(db, wanted, { max: maxCandidates, maxBySerial, centre });
  if (ids.length > 0)
    return { narrow: (query) => ofCentre(query).where('sold_product.id', 'in', ids), max: maxCounted };
  if (wanted.words.length === 0) return undefined;
  const { ids: holders, common } = await findByWords(db, 'device_word', wanted.words);
  if (holders?.length === 0) return undefined;
  const narrow = (query: Query) => {
    let found = ofCentre(query);
    if (holders) found = found.where('sold_product.id', 'in', holders);
    for (const word of common) found = found.where(holdsWord('device_word', 'sold_product.id', word));
    return found;
  };
  return { narrow, max: common.length > 0 ? maxCountedByWord : maxCounted };
};
