import {
  allContentKinds,
  type ContentKind,
  contentKinds,
  type ItemKind,
  type SearchedKind,
} from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { listProductParts } from '../read/products.repository.ts';
import { findSearchedRow, listIdsWithoutEntry } from './missing-entries.repository.ts';
import { putSearchEntry, removeSearchEntry } from './search.repository.ts';
import { faqEntry, itemEntry, productEntry, revisionEntry, type SearchEntry } from './search-entry.rules.ts';

/** Locked and read together; the transaction goes on until none is left. */
const rowsAtOnce = 500;

/** The entry of one item; undefined when it is not shown. */
type ReadEntry = (db: Db, id: number) => Promise<SearchEntry | undefined>;

const itemReader =
  (kind: ItemKind): ReadEntry =>
  async (db, id) => {
    const row = await findSearchedRow(db, contentKinds[kind].table, id);
    return row && itemEntry(kind, row);
  };

const readEntry: Record<SearchedKind, ReadEntry> = {
  article: itemReader('article'),
  news: itemReader('news'),
  video: itemReader('video'),
  permit: itemReader('permit'),
  page: itemReader('page'),
  product: async (db, id) => {
    const row = await findSearchedRow(db, 'product', id);
    if (!row) return undefined;
    const [image] = await listProductParts(db, 'product_image', id);
    const specifications = await listProductParts(db, 'product_specification', id);
    return productEntry(row, { picture: image?.image_low || image?.image_high || null, specifications });
  },
  faq: async (db, id) => {
    const row = await findSearchedRow(db, 'faq', id);
    return row && faqEntry(row);
  },
  revision: async (db, id) => {
    const row = await findSearchedRow(db, 'revision', id);
    return row && revisionEntry(row);
  },
};
const isSearched = (kind: ContentKind): kind is SearchedKind => kind in readEntry;

/**
 * Enters into the search what was stored before there was one, or past the commands of content. Each kind is one
 * transaction; done again, or by two processes at once, it finds nothing left to do. Gives the number of entries.
 */
export const indexMissingContent = async (db: Db): Promise<number> => {
  let count = 0;
  for (const kind of allContentKinds.filter(isSearched)) {
    const missing = await listIdsWithoutEntry(db, kind, 1);
    if (missing.length > 0) count += await db.transaction().execute((trx) => indexKind(trx, kind));
  }
  return count;
};

const indexKind = async (trx: Db, kind: SearchedKind): Promise<number> => {
  let count = 0;
  for (;;) {
    const ids = await listIdsWithoutEntry(trx, kind, rowsAtOnce);
    if (ids.length === 0) return count;
    // An edit of one of these rows waits meanwhile, and then replaces the entry that is made here.
    await lockRows(trx, contentKinds[kind].table, ids);
    for (const id of ids) {
      const entry = await readEntry[kind](trx, id);
      if (entry) await putSearchEntry(trx, entry);
    }
    count += ids.length;
  }
};

/** Enters one shown item into the search, or takes a hidden one out of it; some kinds are not searched. */
export const refreshSearchEntry = async (trx: Db, kind: ContentKind, id: number): Promise<void> => {
  if (!isSearched(kind)) return;
  const entry = await readEntry[kind](trx, id);
  await (entry ? putSearchEntry(trx, entry) : removeSearchEntry(trx, contentKinds[kind].search.name, id));
};
