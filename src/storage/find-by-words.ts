import { type RawBuilder, sql } from 'kysely';
import { prefixRange } from '#kernel/prefix-range.ts';
import type { Db } from './dialect.ts';

/** A word of a search: found when its joined form is there, or all of its parts. */
export type WantedWord = { joined: string; parts: string[] };

/** Tables of the words that rows are found by, each with its column of the row's id. */
const ownerColumns = { device_word: 'sold_product_id', repair_word: 'request_id' } as const;
type WordTable = keyof typeof ownerColumns;

/** A word that more rows hold is common: it is looked for in one row at a time. */
const maxHolders = 500;

/**
 * The rows that hold all the words of which few rows hold one, and the common words that are left to look for.
 * `ids` is undefined when every word is common.
 */
export const findByWords = async (
  db: Db,
  table: WordTable,
  wanted: readonly WantedWord[],
): Promise<{ ids: number[] | undefined; common: WantedWord[] }> => {
  let ids: number[] | undefined;
  const common: WantedWord[] = [];
  for (const word of wanted) {
    const holders = await listHolders(db, table, word);
    if (!holders) common.push(word);
    else ids = ids ? ids.filter((id) => holders.has(id)) : [...holders];
  }
  return { ids, common };
};

/** Whether the row with this id holds a word, joined or in its parts. */
export const holdsWord = (table: WordTable, id: string, { joined, parts }: WantedWord) => {
  const whole = holdsBeginning(table, id, joined);
  if (parts.length < 2) return whole;
  const apart = parts.map((part) => holdsBeginning(table, id, part));
  return sql<boolean>`(${whole} or (${sql.join(apart, sql` and `)}))`;
};

/** Undefined when very many rows hold the word's joined form or its parts. */
const listHolders = async (
  db: Db,
  table: WordTable,
  { joined, parts }: WantedWord,
): Promise<Set<number> | undefined> => {
  if (await isHeldByMany(db, table, joined)) return undefined;
  const { rows } = await selectHolders(table, joined).execute(db);
  if (parts.length > 1) {
    const apart = await listHoldersOfAll(db, table, parts);
    if (apart.length > maxHolders) return undefined;
    rows.push(...apart);
  }
  return new Set(rows.map(({ id }) => id));
};

/** Looks at the holders of a part that few hold, where there is one. */
const listHoldersOfAll = async (
  db: Db,
  table: WordTable,
  parts: readonly string[],
): Promise<{ id: number }[]> => {
  let rare = parts[0] ?? '';
  for (const part of parts)
    if (!(await isHeldByMany(db, table, part))) {
      rare = part;
      break;
    }
  const others = parts
    .filter((part) => part !== rare)
    .map((part) => holdsBeginning(table, `${table}.${ownerColumns[table]}`, part));
  const { rows } = await selectHolders(table, rare, others).execute(db);
  return rows;
};

/** Counted where they are: bringing them here costs more than all the rest of a search. */
const isHeldByMany = async (db: Db, table: WordTable, beginning: string): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${selectHolders(table, beginning)}) as holders`.execute(db);
  return (rows[0]?.count ?? 0) > maxHolders;
};

/** One more than are looked at shows that there are too many; a row holds a beginning more than once. */
const selectHolders = (
  table: WordTable,
  beginning: string,
  conditions: readonly RawBuilder<boolean>[] = [],
) => {
  const { from, to } = prefixRange(beginning);
  const all = [sql`word >= ${from}`, sql`word < ${to}`, ...conditions];
  return sql<{ id: number }>`select ${sql.ref(ownerColumns[table])} as id from ${sql.table(table)}
    where ${sql.join(all, sql` and `)} limit ${maxHolders + 1}`;
};

/** Asked of one row at a time, so that a page of results reads little more than a page. */
const holdsBeginning = (table: WordTable, id: string, beginning: string) => {
  const { from, to } = prefixRange(beginning);
  return sql<boolean>`(select 1 from ${sql.table(table)} as held where held.${sql.ref(ownerColumns[table])} = ${sql.ref(id)}
    and held.word >= ${from} and held.word < ${to} limit 1) is not null`;
};
