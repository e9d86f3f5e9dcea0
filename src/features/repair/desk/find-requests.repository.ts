import type { Db } from '#storage/dialect.ts';
import { findDevicesByNumber, stretchOf } from '../find-devices.repository.ts';
import type { QueueQuery, WantedWord } from './read-query.rules.ts';

/** So many requests of one mobile or parcel at most. */
const mostOfNumber = 2_000;
/** So many whose serial begins as typed, or that hold a word, are sorted and counted in memory. */
const mostBySerial = 100;
const mostHolders = 500;

/** What a search narrows the list to: these requests, or whatever has these words. */
export type Candidates = { ids: number[]; words: readonly string[] };

/** The requests a search means. Devices and numbers are looked up; of words the rarest decides what is looked at. */
export const findCandidates = async (db: Db, query: QueueQuery): Promise<Candidates> => {
  const found = new Set([
    ...(await findByNumber(db, query)),
    ...(await findByDevice(db, query)),
    ...(await findByParcel(db, query)),
  ]);
  if (found.size > 0 || query.words.length === 0) return { ids: [...found], words: [] };
  return findByWords(db, query.words);
};

const findByNumber = async (db: Db, { traceNumber }: QueueQuery): Promise<number[]> => {
  if (traceNumber === undefined) return [];
  const rows = await db
    .selectFrom('repair_request')
    .select('id')
    .where('trace_number', '=', traceNumber)
    .execute();
  return rows.map(({ id }) => id);
};

const findByDevice = async (db: Db, query: QueueQuery): Promise<number[]> => {
  const devices = await findDevicesByNumber(db, query, { most: mostOfNumber, mostBySerial });
  if (devices.length === 0) return [];
  const rows = await db
    .selectFrom('repair_request')
    .select('repair_request.id')
    .where('sold_product_id', 'in', devices)
    .limit(mostOfNumber)
    .execute();
  return rows.map(({ id }) => id);
};

const findByParcel = async (db: Db, { parcel }: QueueQuery): Promise<number[]> => {
  if (parcel === undefined) return [];
  const rows = await db
    .selectFrom('parcel')
    .select('request_id')
    .where('number_key', '=', parcel)
    .limit(mostOfNumber)
    .execute();
  return rows.map(({ request_id }) => request_id);
};

const findByWords = async (db: Db, wanted: readonly WantedWord[]): Promise<Candidates> => {
  let ids: Set<number> | undefined;
  const common: string[] = [];
  for (const { joined, parts } of wanted) {
    const whole = await listHolders(db, joined);
    const spellings = parts.length > 1 ? await intersectAll(db, parts) : undefined;
    const holders = spellings ? new Set([...whole, ...spellings]) : whole;
    if (holders.size > mostHolders) common.push(joined);
    else ids = ids ? new Set([...ids].filter((id) => holders.has(id))) : holders;
  }
  if (!ids) return { ids: [], words: common };
  return { ids: await keepHolders(db, [...ids], common), words: [] };
};

const intersectAll = async (db: Db, words: readonly string[]): Promise<Set<number>> => {
  let ids: Set<number> | undefined;
  for (const word of words) {
    const holders = await listHolders(db, word);
    ids = ids ? new Set([...ids].filter((id) => holders.has(id))) : holders;
  }
  return ids ?? new Set();
};

/** One more than are looked at says that there are too many. */
const listHolders = async (db: Db, word: string): Promise<Set<number>> => {
  const { from, to } = stretchOf(word);
  const rows = await db
    .selectFrom('repair_word')
    .select('request_id')
    .where('word', '>=', from)
    .where('word', '<', to)
    .limit(mostHolders + 1)
    .execute();
  return new Set(rows.map(({ request_id }) => request_id));
};

const keepHolders = async (db: Db, ids: number[], words: readonly string[]): Promise<number[]> => {
  let kept = ids;
  for (const word of words) {
    if (kept.length === 0) return kept;
    const { from, to } = stretchOf(word);
    const rows = await db
      .selectFrom('repair_word')
      .select('request_id')
      .where('request_id', 'in', kept)
      .where('word', '>=', from)
      .where('word', '<', to)
      .execute();
    const holders = new Set(rows.map(({ request_id }) => request_id));
    kept = kept.filter((id) => holders.has(id));
  }
  return kept;
};
