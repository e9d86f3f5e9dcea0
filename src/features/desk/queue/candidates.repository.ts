import { listDeviceIds, type OfficeSearch } from '#features/devices/index.ts';
import type { Db } from '#storage/dialect.ts';
import { findByWords, holdsWord, type WantedWord } from '#storage/find-by-words.ts';

/** So many requests of one mobile or parcel at most. */
const maxByNumber = 2_000;
/** So many whose serial begins as typed. */
const maxBySerial = 100;

/** What a search narrows the list to: these requests, or whatever has these words. */
export type Candidates = { ids: number[]; words: readonly WantedWord[] };

/** The requests a search means. Devices and numbers are looked up; of words the rarest decides what is read. */
export const readCandidates = async (db: Db, query: OfficeSearch): Promise<Candidates> => {
  const found = new Set([
    ...(await listByNumber(db, query)),
    ...(await listByDevice(db, query)),
    ...(await listByParcel(db, query)),
    ...(await listByMoney(db, query)),
  ]);
  if (found.size > 0 || query.words.length === 0) return { ids: [...found], words: [] };
  return readHolders(db, query.words);
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

const listByParcel = async (db: Db, { numberKey }: OfficeSearch): Promise<number[]> => {
  if (numberKey === undefined) return [];
  const rows = await db
    .selectFrom('parcel')
    .select('request_id')
    .where('number_key', '=', numberKey)
    .limit(maxByNumber)
    .execute();
  return rows.map(({ request_id }) => request_id);
};

/** By the number of an invoice, withdrawn ones too, or by what proves a payment. */
const listByMoney = async (
  db: Db,
  { invoiceNumber, authority, numberKey: reference }: OfficeSearch,
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

const readHolders = async (db: Db, wanted: readonly WantedWord[]): Promise<Candidates> => {
  const { ids, common } = await findByWords(db, 'repair_word', wanted);
  if (!ids) return { ids: [], words: common };
  return { ids: await keepHolders(db, ids, common), words: [] };
};

const keepHolders = async (db: Db, ids: number[], words: readonly WantedWord[]): Promise<number[]> => {
  if (ids.length === 0 || words.length === 0) return ids;
  const among = db
    .selectFrom('repair_request as request')
    .select('request.id')
    .where('request.id', 'in', ids);
  const rows = await words.reduce((query, word) => query.where(requestHoldsWord(word)), among).execute();
  return rows.map(({ id }) => id);
};

/** Whether the row called `request` holds a word, joined or in its parts. */
export const requestHoldsWord = (word: WantedWord) => holdsWord('repair_word', 'request.id', word);
