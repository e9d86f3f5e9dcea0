import { sql } from 'kysely';
import type { OfficeSearch, WantedWord } from '#features/devices/index.ts';
import { listDeviceIds } from '#features/devices/index.ts';
import { prefixRange } from '#kernel/prefix-range.ts';
import type { Db } from '#storage/dialect.ts';

/** So many requests of one mobile or parcel at most. */
const maxByNumber = 2_000;
/** So many whose serial begins as typed, or that hold a word, are sorted and counted in memory. */
const maxBySerial = 100;
const maxHolders = 500;

/** What a search narrows the list to: these requests, or whatever has these words. */
export type Candidates = { ids: number[]; words: readonly WantedWord[] };

/** The requests a search means. Devices and numbers are looked up; of words the rarest decides what is looked at. */
export const findCandidates = async (db: Db, query: OfficeSearch): Promise<Candidates> => {
  const found = new Set([
    ...(await listByNumber(db, query)),
    ...(await listByDevice(db, query)),
    ...(await listByParcel(db, query)),
    ...(await listByMoney(db, query)),
  ]);
  if (found.size > 0 || query.words.length === 0) return { ids: [...found], words: [] };
  return findByWords(db, query.words);
};

const listByNumber = async (db: Db, { traceNumber }: OfficeSearch): Promise<number[]> => {
  if (traceNumber === undefined) return [];
  const rows = await db
    .selectFrom('repair_request')
    .select('id')
    .where('trace_number', '=', traceNumber)
    .execute();
  return rows.map(({ id }) => id);
};

const listByDevice = async (db: Db, query: OfficeSearch): Promise<number[]> => {
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

const listByParcel = async (db: Db, { parcel }: OfficeSearch): Promise<number[]> => {
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
  { invoiceNumber, authority, parcel: reference }: OfficeSearch,
): Promise<number[]> => {
  const payments = db.selectFrom('payment').select('request_id');
  const questions = [
    invoiceNumber !== undefined &&
      db.selectFrom('invoice').select('request_id').where('number', '=', invoiceNumber),
    authority !== undefined && payments.where('authority', '=', authority),
    reference !== undefined && payments.where('ref_id', '=', reference),
    reference !== undefined &&
      db
        .selectFrom('hand_payment')
        .select('request_id')
        .where('method', 'in', ['card', 'transfer', 'cash'])
        .where('reference_key', '=', reference)
        .where('struck_at', 'is', null),
  ];
  const rows: { request_id: number }[] = [];
  for (const question of questions) if (question) rows.push(...(await question.execute()));
  return rows.map(({ request_id }) => request_id);
};

const findByWords = async (db: Db, wanted: readonly WantedWord[]): Promise<Candidates> => {
  let ids: Set<number> | undefined;
  const common: WantedWord[] = [];
  for (const word of wanted) {
    const found = (await isHeldByMany(db, word.joined)) ? undefined : await listHolders(db, word);
    if (!found) common.push(word);
    else ids = ids ? new Set([...ids].filter((id) => found.has(id))) : found;
  }
  if (!ids) return { ids: [], words: common };
  return { ids: await keepHolders(db, [...ids], common), words: [] };
};

/** One more than are looked at says that there are too many; a request holds a beginning more than once. */
const holders = (db: Db, beginning: string) => {
  const { from, to } = prefixRange(beginning);
  return db
    .selectFrom('repair_word')
    .select('request_id')
    .where('word', '>=', from)
    .where('word', '<', to)
    .limit(maxHolders + 1);
};

/** Counted where they are: bringing them here costs more than all the rest of a search. */
const isHeldByMany = async (db: Db, beginning: string): Promise<boolean> => {
  const { count } = await db
    .selectFrom(holders(db, beginning).as('holders'))
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > maxHolders;
};

/** The requests that hold a word whose joined form few hold; undefined when very many hold its parts. */
const listHolders = async (db: Db, { joined, parts }: WantedWord): Promise<Set<number> | undefined> => {
  const rows = await holders(db, joined).execute();
  if (parts.length > 1) {
    const apart = await listHoldersOfAll(db, parts);
    if (apart.length > maxHolders) return undefined;
    rows.push(...apart);
  }
  return new Set(rows.map(({ request_id }) => request_id));
};

/** Looks at the holders of a part that few hold, where there is one. */
const listHoldersOfAll = async (db: Db, parts: readonly string[]): Promise<{ request_id: number }[]> => {
  let rare = parts[0] ?? '';
  for (const part of parts)
    if (!(await isHeldByMany(db, part))) {
      rare = part;
      break;
    }
  return parts
    .filter((part) => part !== rare)
    .reduce((query, part) => query.where(holdsBeginning('repair_word.request_id', part)), holders(db, rare))
    .execute();
};

const keepHolders = async (db: Db, ids: number[], words: readonly WantedWord[]): Promise<number[]> => {
  if (ids.length === 0 || words.length === 0) return ids;
  const among = db
    .selectFrom('repair_request as request')
    .select('request.id')
    .where('request.id', 'in', ids);
  const rows = await words.reduce((query, word) => query.where(holdsWord(word)), among).execute();
  return rows.map(({ id }) => id);
};

/** Whether the row called `request` holds a word, joined or in its parts. */
export const holdsWord = ({ joined, parts }: WantedWord) => {
  const whole = holdsBeginning('request.id', joined);
  if (parts.length < 2) return whole;
  const apart = parts.map((part) => holdsBeginning('request.id', part));
  return sql<boolean>`(${whole} or (${sql.join(apart, sql` and `)}))`;
};

/** Asked of one request at a time, so that a page of results reads little more than a page. */
const holdsBeginning = (requestId: string, beginning: string) => {
  const { from, to } = prefixRange(beginning);
  return sql<boolean>`(select 1 from repair_word as held where held.request_id = ${sql.ref(requestId)}
    and held.word >= ${from} and held.word < ${to} limit 1) is not null`;
};
