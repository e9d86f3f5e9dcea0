import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { searchText, searchWords } from '#kernel/search-key.ts';
import type { PriceKind } from '#storage/desk-tables.ts';
import type { Db } from '#storage/dialect.ts';
import {
  findPriceRow,
  insertPrice,
  listPriceRows,
  type PriceValues,
  type StoredPrice,
} from './prices.repository.ts';

export type PriceInput = { code: string; title: string; kind: PriceKind; unitRial: number; isUsed: boolean };
type Price = PriceInput & { id: number; rev: number };

/** A search while typing offers so many; the whole list is for its own screen. */
const maxOffers = 10;
const maxPrices = 2_000;

/** The whole price list, or those in use that hold every word of a search. */
export const readPrices = async (db: Db, query: string): Promise<Price[]> => {
  const words = searchWords(query);
  const isSearch = query.trim() !== '';
  if (isSearch && words.length === 0) return [];
  const max = isSearch ? maxOffers : maxPrices;
  return (await listPriceRows(db, { words, isUsedOnly: isSearch, max })).map(toPrice);
};

export const storePrice = async (trx: Db, input: PriceInput): Promise<Price> => {
  const row = await insertPrice(trx, toPriceValues(input));
  if (!row) throw deskRefusal('code-used', { field: 'code' });
  return toPrice(row);
};

export const requirePrice = async (db: Db, id: number): Promise<Price> => {
  const row = await findPriceRow(db, id);
  if (!row) throw deskRefusal('unknown-price');
  return toPrice(row);
};

export const toPriceValues = ({ code, title, kind, unitRial, isUsed }: PriceInput): PriceValues => ({
  code: code.trim(),
  code_key: searchWords(code, 20).join(''),
  title: title.trim(),
  kind,
  unit_rial: unitRial,
  is_used: isUsed ? 1 : 0,
  search_text: searchText(`${code} ${title}`),
});

export const toPrice = ({ id, code, title, kind, unit_rial, is_used, rev }: StoredPrice): Price => ({
  id,
  code,
  title,
  kind,
  unitRial: unit_rial,
  isUsed: is_used === 1,
  rev,
});
