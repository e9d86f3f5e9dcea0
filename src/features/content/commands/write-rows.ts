import type { ContentDocument } from '#contract/content/content-inputs.ts';
import type { Completeness } from '#contract/content/inputs/fields.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import type { ContentRef } from './content-documents.repository.ts';
import * as rows from './content-rows.repository.ts';
import type { ContentStore } from './content-store.repository.ts';
import { requireDocument } from './document.rules.ts';
import { findDocument } from './find-document.ts';
import { requireLibraryFiles } from './library-files.repository.ts';
import { listLinkedAddresses } from './list-linked-addresses.rules.ts';
import { requireValidParent } from './require-valid-parent.ts';
import { sanitizeDocument } from './sanitize-document.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';
import { writeDocument } from './write-document.ts';

/** The caller's transaction: content, its version and the rows of others are seen together, or none is. */
export type ContentWriteDeps = {
  trx: Db;
  /** Which frames a text may hold, or that every text was cleaned when its draft was stored. */
  embedHosts: readonly string[] | 'cleaned-before';
};

export type NewRows<Kind extends ContentKind> = {
  kind: Kind;
  id: number;
  input: unknown;
  isShown: boolean;
  /** The one it has, or the last, unless it is given. */
  priority?: number | undefined;
  /** Previews also write a document that is not complete. */
  completeness?: Completeness;
};

/** Checks a document, makes its HTML safe, and writes its rows into the store that is given. */
export const writeRows = async <Kind extends ContentKind>(
  { trx, embedHosts, store }: ContentWriteDeps & { store: ContentStore },
  { kind, id, input, isShown, priority, completeness = 'complete' }: NewRows<Kind>,
): Promise<ContentDocument<Kind>> => {
  const item: ContentRef = { kind, id };
  const checked = requireDocument(kind, input, completeness);
  const safe =
    embedHosts === 'cleaned-before'
      ? checked
      : await sanitizeDocument(kind, checked, (html) => sanitizeRichText(html, embedHosts));
  await requireValidParent(trx, item, safe);
  const document = await completeDocument(trx, item, safe);
  await requireLibraryFiles(trx, listLinkedAddresses(document));
  const at = { store, trx, id, isShown, priority: priority ?? (await readPriority(trx, item)) };
  await writeDocument[kind](at, document);
  return document;
};

/** What carries a date and was given none keeps the one it has, or gets this moment. */
const completeDocument = async <Kind extends ContentKind>(
  trx: Db,
  { kind, id }: ContentRef,
  document: ContentDocument<Kind>,
): Promise<ContentDocument<Kind>> => {
  if (!('publishedAt' in document) || document.publishedAt !== null) return document;
  const stored = await findDocument[kind](trx, id);
  const known = stored && 'publishedAt' in stored ? stored.publishedAt : null;
  return { ...document, publishedAt: known ?? toIso(await readDatabaseNow(trx)) };
};

const readPriority = async (trx: Db, { kind, id }: ContentRef): Promise<number> => {
  if (kind !== 'product' && kind !== 'colleague' && kind !== 'faq') return 0;
  return (await rows.findPriority(trx, kind, id)) ?? rows.nextPriority(trx, kind);
};
