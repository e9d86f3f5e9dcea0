import type { QueueQuery, WantedWord } from '#features/devices/index.ts';
import { listDeviceIds } from '#features/devices/index.ts';
import { prefixRange } from '#kernel/prefix-range.ts';
import type { Db } from '#storage/dialect.ts';

/** So many requests of one mobile or parcel at most. */
const maxByNumber = 2_000;
/** So many whose serial begins as typed, or that hold a word, are sorted and counted in memory. */
const maxBySerial = 100;
const maxHolders = 500;

/** What a search narrows the list to: these requests, or whatever has these words. */
export type Candidates = { ids: number[]; words: readonly string[] };

/** The requests a search means. Devices and numbers are looked up; of words the rarest decides what is looked at. */
export const findCandidates = async (db: Db, query: QueueQuery): Promise<Candidates> => {
  const found = new Set([
    ...(await listByNumber(db, query)),
    ...(await listByDevice(db, query)),
    ...(await listByParcel(db, query)),
    ...(await listByMoney(db, query)),
  ]);
  if (found.size > 0 || query.words.length === 0) return { ids: [...found], words: [] };
  return findByWords(db, query.words);
};

const listByNumber = async (db: Db, { traceNumber }: QueueQuery): Promise<number[]> => {
  if (traceNumber === undefined) return [];
  const rows = await db
    .selectFrom('repair_request')
    .select('id')
    .where('trace_number', '=', traceNumber)
    .execute();
  return rows.map(({ id }) => id);
};

const listByDevice = async (db: Db, query: QueueQuery): Promise<number[]> => {
  const devices = await listDeviceIds(db, query, { max: maxByNumber, maxBySerial });
  if (devices.length === 0) return [];
  const rows = await db
    .selectFrom('repair_request')
    .select('repair_request.id')
    .where('sold_product_id', 'in', devices)
    .limit(maxByNumber)
    .execute();
  return rows.map(({ id }) => id);
};

const listByParcel = async (db: Db, { parcel }: QueueQuery): Promise<number[]> => {
  if (parcel === undefined) return [];
  const rows = await db
    .selectFrom('parcel')
    .select('request_id')
    .where('number_key', '=', parcel)
    .limit(maxByNumber)
    .execute();
  return rows.map(({ request_id }) => request_id);
};

/** By the number of an invoice, withdrawn ones too, or by what proves a payment. */
const listByMoney = async (
  db: Db,
  { invoiceNumber = '', authority = '', parcel: reference = '' }: QueueQuery,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('invoice')
    .select('request_id')
    .where('number', '=', invoiceNumber)
    .union(db.selectFrom('payment').select('request_id').where('authority', '=', authority))
    .union(db.selectFrom('payment').select('request_id').where('ref_id', '=', reference))
    .union(
      db
        .selectFrom('hand_payment')
        .select('request_id')
        .where('method', 'in', ['card', 'transfer', 'cash'])
        .where('reference_key', '=', reference)
        .where('struck_at', 'is', null),
    )
    .limit(maxByNumber)
    .execute();
  return rows.map(({ request_id }) => request_id);
};

const findByWords = async (db: Db, wanted: readonly WantedWord[]): Promise<Candidates> => {
  let ids: Set<number> | undefined;
  const common: string[] = [];
  for (const { joined, parts } of wanted) {
    if (await isHeldByMany(db, joined)) {
      common.push(joined);
      continue;
    }
    const whole = await listHolders(db, joined);
    const spellings = parts.length > 1 ? await intersectAll(db, parts) : undefined;
    const found = spellings ? new Set([...whole, ...spellings]) : whole;
    if (found.size > maxHolders) common.push(joined);
    else ids = ids ? new Set([...ids].filter((id) => found.has(id))) : found;
  }
  if (!ids) return { ids: [], words: common };
  return { ids: await keepHolders(db, [...ids], common), words: [] };
};

const intersectAll = async (db: Db, words: readonly string[]): Promise<Set<number>> => {
  let ids: Set<number> | undefined;
  for (const word of words) {
    const found = await listHolders(db, word);
    ids = ids ? new Set([...ids].filter((id) => found.has(id))) : found;
  }
  return ids ?? new Set();
};

/** One more than are looked at says that there are too many. */
const holders = (db: Db, word: string) => {
  const { from, to } = prefixRange(word);
  return db
    .selectFrom('repair_word')
    .select('request_id')
    .where('word', '>=', from)
    .where('word', '<', to)
    .limit(maxHolders + 1);
};

/** Counted where they are: bringing them here costs more than all the rest of a search. */
const isHeldByMany = async (db: Db, word: string): Promise<boolean> => {
  const { count } = await db
    .selectFrom(holders(db, word).as('holders'))
    .select((of) => of.fn.count<number>('request_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count > maxHolders;
};

const listHolders = async (db: Db, word: string): Promise<Set<number>> => {
  const rows = await holders(db, word).execute();
  return new Set(rows.map(({ request_id }) => request_id));
};

const keepHolders = async (db: Db, ids: number[], words: readonly string[]): Promise<number[]> => {
  let kept = ids;
  for (const word of words) {
    if (kept.length === 0) return kept;
    const { from, to } = prefixRange(word);
    const rows = await db
      .selectFrom('repair_word')
      .select('request_id')
      .where('request_id', 'in', kept)
      .where('word', '>=', from)
      .where('word', '<', to)
      .execute();
    const found = new Set(rows.map(({ request_id }) => request_id));
    kept = kept.filter((id) => found.has(id));
  }
  return kept;
};
