import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { searchText, searchWords } from '#kernel/search-key.ts';
import type { PriceItemRow, PriceKind } from '#storage/desk-tables.ts';
import type { Db } from '#storage/dialect.ts';

export type StoredPrice = Selectable<PriceItemRow>;
export type PriceInput = { code: string; title: string; kind: PriceKind; unitRial: number; isUsed: boolean };

const codeKey = (code: string): string => searchWords(code, 20).join('');

const toRow = ({ code, title, kind, unitRial, isUsed }: PriceInput) => ({
  code: code.trim(),
  code_key: codeKey(code),
  title: title.trim(),
  kind,
  unit_rial: unitRial,
  is_used: isUsed ? 1 : 0,
  search_text: searchText(`${code} ${title}`),
});

/** Lines of the price list, by folded beginnings and parts of code and title. Those in use first. */
export const listPrices = (
  db: Db,
  { query = '', isUsedOnly = false, most }: { query?: string; isUsedOnly?: boolean; most: number },
): Promise<StoredPrice[]> => {
  const words = searchWords(query);
  if (query.trim() !== '' && words.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('price_item')
    .selectAll()
    .$if(isUsedOnly, (list) => list.where('is_used', '=', 1))
    .$if(words.length > 0, (list) =>
      list.where((at) => at.and(words.map((word) => at('search_text', 'like', `%${word}%`)))),
    )
    .orderBy('is_used', 'desc')
    .orderBy('code')
    .orderBy('id')
    .limit(most)
    .execute();
};

export const findPrice = (db: Db, id: number): Promise<StoredPrice | undefined> =>
  db.selectFrom('price_item').selectAll().where('id', '=', id).executeTakeFirst();

export const insertPrice = async (trx: Db, price: PriceInput): Promise<StoredPrice> => {
  const row = await trx
    .insertInto('price_item')
    .values({ ...toRow(price), rev: 1 })
    .onConflict((conflict) => conflict.column('code_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw deskRefusal('code-used', { field: 'code' });
  return row;
};

/** Changes a line made from revision `rev`. Estimates and invoices keep the title and price they were made with. */
export const updatePrice = async (
  trx: Db,
  id: number,
  rev: number,
  price: PriceInput,
): Promise<StoredPrice> => {
  const other = await trx
    .selectFrom('price_item')
    .select('id')
    .where('code_key', '=', codeKey(price.code))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw deskRefusal('code-used', { field: 'code' });
  const row = await trx
    .updateTable('price_item')
    .set({ ...toRow(price), rev: sql<number>`rev + 1` })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  throw deskRefusal((await findPrice(trx, id)) ? 'edited-meanwhile' : 'unknown-price');
};
