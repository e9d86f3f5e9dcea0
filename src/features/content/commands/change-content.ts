import type { Completeness } from '#contract/content/inputs/fields.ts';
import { type ContentKind, kindFacts } from '#contract/content/kinds.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { bumpContentVersion } from '../read/content-version.repository.ts';
import { replaceDocumentWords } from '../search/document-words.repository.ts';
import { refreshSearchEntry } from '../search/index-missing-content.ts';
import { putDocumentState, replaceUses } from './content-documents.repository.ts';
import * as rows from './content-rows.repository.ts';
import { publicTables } from './content-store.repository.ts';
import { readTitle } from './document.rules.ts';
import { findAnyDocument } from './find-document.ts';
import { listLinkedAddresses } from './list-linked-addresses.rules.ts';
import { type ContentWriteDeps, type NewRows, writeRows } from './write-rows.ts';

type ContentChange = { kind: ContentKind; by: Person; input: unknown; completeness?: Completeness };

/** What the office writes: drafts are cleaned when they are stored. */
export const withCleanedTexts = (trx: Db): ContentWriteDeps => ({ trx, embedHosts: 'cleaned-before' });

/** Makes a new item, shown unless `isShown` is false. Its number comes from the database unless `id` is given. */
export const createContent = async (
  deps: ContentWriteDeps,
  change: ContentChange & { id?: number; isShown?: boolean; priority?: number },
): Promise<{ id: number }> => {
  const { kind, isShown = true } = change;
  const id = change.id ?? (await takeId(deps.trx, kind));
  if (change.id !== undefined && kind !== 'site-settings') await rows.recordGivenId(deps.trx, kind, id);
  await storeDocument(deps, { ...change, id, isShown });
  return { id };
};

/** Puts a new document in place of the current one. A hidden item stays hidden unless `shows` is set. */
export const updateContent = async (
  deps: ContentWriteDeps,
  change: ContentChange & { id: number; priority?: number; shows?: true },
): Promise<void> => {
  const { trx } = deps;
  const { kind, id } = change;
  const isShown = kind === 'site-settings' ? true : await rows.findShownState(trx, kind, id);
  if (isShown === undefined || !(await findAnyDocument(trx, kind, id))) throw new AppError('not_found');
  await storeDocument(deps, { ...change, isShown: change.shows ?? isShown });
};

const storeDocument = async (
  deps: ContentWriteDeps,
  change: NewRows<ContentKind> & { by: Person },
): Promise<void> => {
  const { trx } = deps;
  const { kind, id, by, isShown } = change;
  const document = await writeRows({ ...deps, store: publicTables(trx) }, change);
  await refreshSearchEntry(trx, kind, id);
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
  await bumpContentVersion(trx);
};

const takeId = (trx: Db, kind: ContentKind): Promise<number> => {
  if (kind === 'site-settings' || kindFacts(kind).isFixed)
    throw new AppError('forbidden', { message: 'items of this kind are not added' });
  return rows.takeNextId(trx, kind);
};
