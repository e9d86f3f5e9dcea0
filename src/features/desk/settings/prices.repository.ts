import { type Insertable, type Selectable, sql } from 'kysely';
import type { PriceItemRow } from '#storage/desk-tables.ts';
import type { Db } from '#storage/dialect.ts';

export type StoredPrice = Selectable<PriceItemRow>;
export type PriceValues = Omit<Insertable<PriceItemRow>, 'id' | 'rev'>;

/** Lines that hold every word, those in use first. */
export const listPriceRows = (
  db: Db,
  { words, isUsedOnly, max }: { words: readonly string[]; isUsedOnly: boolean; max: number },
): Promise<StoredPrice[]> =>
  db
    .selectFrom('price_item')
    .selectAll()
    .$if(isUsedOnly, (list) => list.where('is_used', '=', 1))
    .$if(words.length > 0, (list) =>
      list.where((eb) => eb.and(words.map((word) => eb('search_text', 'like', `%${word}%`)))),
    )
    .orderBy('is_used', 'desc')
    .orderBy('code')
    .orderBy('id')
    .limit(max)
    .execute();

export const findPriceRow = (db: Db, id: number): Promise<StoredPrice | undefined> =>
  db.selectFrom('price_item').selectAll().where('id', '=', id).executeTakeFirst();

export const isCodeOfAnother = async (db: Db, codeKey: string, id: number): Promise<boolean> => {
  const other = await db
    .selectFrom('price_item')
    .select('id')
    .where('code_key', '=', codeKey)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
};

/** Undefined when the code is used already. */
export const insertPrice = (trx: Db, price: PriceValues): Promise<StoredPrice | undefined> =>
  trx
    .insertInto('price_item')
    .values({ ...price, rev: 1 })
    .onConflict((conflict) => conflict.column('code_key').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Undefined when the line is not at revision `rev` any more. */
export const updatePrice = (
  trx: Db,
  { id, rev }: { id: number; rev: number },
  price: PriceValues,
): Promise<StoredPrice | undefined> =>
  trx
    .updateTable('price_item')
    .set({ ...price, rev: sql<number>`rev + 1` })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returningAll()
    .executeTakeFirst();
