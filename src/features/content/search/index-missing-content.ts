import { type ContentKind, contentKinds, type ItemKind, itemKinds } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { listProductParts } from '../read/products.repository.ts';
import { findSearchedRow, listIdsWithoutEntry, type SearchedKind } from './missing-entries.repository.ts';
import { putSearchEntry, removeSearchEntry } from './search.repository.ts';
import { faqEntry, itemEntry, productEntry, revisionEntry, type SearchEntry } from './search-entry.rules.ts';

type Source = {
  kind: SearchedKind;
  read: (db: Db, id: number) => Promise<SearchEntry | undefined>;
};

/** Locked and read together; the transaction goes on until none is left. */
const rowsAtOnce = 500;

const itemSource = (kind: ItemKind): Source => ({
  kind,
  read: async (db, id) => {
    const row = await findSearchedRow(db, contentKinds[kind].table, id);
    return row && itemEntry(kind, row);
  },
});

const sources: readonly Source[] = [
  ...itemKinds.map(itemSource),
  {
    kind: 'product',
    read: async (db, id) => {
      const row = await findSearchedRow(db, 'product', id);
      if (!row) return undefined;
      const [image] = await listProductParts(db, 'product_image', id);
      const specifications = await listProductParts(db, 'product_specification', id);
      return productEntry(row, { picture: image?.image_low || image?.image_high || null, specifications });
    },
  },
  {
    kind: 'faq',
    read: async (db, id) => {
      const row = await findSearchedRow(db, 'faq', id);
      return row && faqEntry(row);
    },
  },
  {
    kind: 'revision',
    read: async (db, id) => {
      const row = await findSearchedRow(db, 'revision', id);
      return row && revisionEntry(row);
    },
  },
];

/**
 * Enters into the search what was stored before there was one, or past the commands of content. Each kind is one
 * transaction; done again, or by two processes at once, it finds nothing left to do. Gives the number of entries.
 */
export const indexMissingContent = async (db: Db): Promise<number> => {
  let count = 0;
  for (const source of sources) {
    const missing = await listIdsWithoutEntry(db, source.kind, 1);
    if (missing.length > 0) count += await db.transaction().execute((trx) => indexSource(trx, source));
  }
  return count;
};

const indexSource = async (trx: Db, { kind, read }: Source): Promise<number> => {
  let count = 0;
  for (;;) {
    const ids = await listIdsWithoutEntry(trx, kind, rowsAtOnce);
    if (ids.length === 0) return count;
    // An edit of one of these rows waits meanwhile, and then replaces the entry that is made here.
    await lockRows(trx, contentKinds[kind].table, ids);
    for (const id of ids) {
      const entry = await read(trx, id);
      if (entry) await putSearchEntry(trx, entry);
    }
    count += ids.length;
  }
};

/** Enters one shown item into the search, or takes a hidden one out of it; some kinds are not searched. */
export const refreshSearchEntry = async (trx: Db, kind: ContentKind, id: number): Promise<void> => {
  const source = sources.find((one) => one.kind === kind);
  if (!source) return;
  const entry = await source.read(trx, id);
  await (entry
    ? putSearchEntry(trx, entry)
    : removeSearchEntry(trx, contentKinds[source.kind].search.name, id));
};
