import type { ContentDocument } from '#contract/content/content-inputs.ts';
import type { Completeness } from '#contract/content/inputs/fields.ts';
import { type ContentKind, kindFacts } from '#contract/content/kinds.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { replaceDocumentWords } from '../search/document-words.repository.ts';
import { type ContentRef, putDocumentState, replaceUses } from './content-documents.repository.ts';
import * as rows from './content-rows.repository.ts';
import { readTitle, requireDocument } from './document.rules.ts';
import { findDocument } from './find-document.ts';
import { requireLibraryFiles } from './library-files.repository.ts';
import { listLinkedAddresses } from './list-linked-addresses.rules.ts';
import { requireValidParent } from './require-valid-parent.ts';
import { sanitizeDocument } from './sanitize-document.ts';
import { type ContentWriteDeps, writeContent } from './write-content.ts';
import { type WriteAt, writeDocument } from './write-document.ts';

export type ContentChange<Kind extends ContentKind> = {
  kind: Kind;
  by: Person;
  input: unknown;
  /** Previews also write a document that is not complete. */
  completeness?: Completeness;
};

/** Makes a new item, shown unless `isShown` is false. Its number comes from the database unless `id` is given. */
export const createContent = <Kind extends ContentKind>(
  deps: ContentWriteDeps,
  change: ContentChange<Kind> & { id?: number; isShown?: boolean; priority?: number },
): Promise<{ id: number }> =>
  writeContent(deps, async (writer) => {
    const { trx } = deps;
    const { kind, by, priority } = change;
    const id = change.id ?? (await takeId(trx, kind));
    if (change.id !== undefined && kind !== 'site-settings')
      await rows.recordGivenId(trx, kind as rows.RowKind, id);
    await storeDocument({ writer, trx }, { ...change, by, id, isShown: change.isShown ?? true, priority });
    return { id };
  });

/** Puts a new document in place of the current one. A hidden item stays hidden unless `shows` is set. */
export const updateContent = <Kind extends ContentKind>(
  deps: ContentWriteDeps,
  change: ContentChange<Kind> & { id: number; priority?: number; shows?: true },
): Promise<void> =>
  writeContent(deps, async (writer) => {
    const { trx } = deps;
    const { kind, id } = change;
    const isShown =
      kind === 'site-settings'
        ? true
        : await rows.findShownState(trx, rows.readTableName(kind as rows.RowKind), id);
    if (isShown === undefined || !(await findDocument[kind](trx, id))) throw new AppError('not_found');
    await storeDocument({ writer, trx }, { ...change, isShown: change.shows ?? isShown });
  });

type Store<Kind extends ContentKind> = ContentChange<Kind> & {
  id: number;
  isShown: boolean;
  priority?: number | undefined;
};

const storeDocument = async <Kind extends ContentKind>(
  { writer, trx }: Pick<WriteAt, 'writer' | 'trx'>,
  change: Store<Kind>,
): Promise<void> => {
  const { kind, id, by, isShown } = change;
  const document = await writeRows({ writer, trx }, change);
  await putDocumentState(
    trx,
    { kind, id },
    {
      state: isShown ? 'published' : 'hidden',
      title: readTitle(kind, document),
      by,
    },
  );
  await replaceUses(trx, { kind, id }, { part: 'public' }, listLinkedAddresses(document));
  await replaceDocumentWords(trx, { kind, id }, 'public', document);
};

/** Checks a document, and writes its rows with the writer that is given. */
export const writeRows = async <Kind extends ContentKind>(
  { writer, trx }: Pick<WriteAt, 'writer' | 'trx'>,
  { kind, id, input, isShown, priority, completeness = 'complete' }: Omit<Store<Kind>, 'by'>,
): Promise<ContentDocument<Kind>> => {
  const item: ContentRef = { kind, id };
  const given = await sanitizeDocument(kind, requireDocument(kind, input, completeness), writer.clean);
  await requireValidParent(trx, item, given);
  const document = await completeDocument(trx, item, given);
  await requireLibraryFiles(trx, listLinkedAddresses(document));
  const at = { writer, trx, id, isShown, priority: priority ?? (await readPriority(trx, item)) };
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

const takeId = (trx: Db, kind: ContentKind): Promise<number> => {
  if (kindFacts(kind).isFixed)
    throw new AppError('forbidden', { message: 'items of this kind are not added' });
  return rows.takeNextId(trx, kind as rows.RowKind);
};

const readPriority = async (trx: Db, { kind, id }: ContentRef): Promise<number> => {
  if (kind !== 'product' && kind !== 'colleague' && kind !== 'faq') return 0;
  return (await rows.findPriority(trx, kind, id)) ?? rows.nextPriority(trx, kind);
};
