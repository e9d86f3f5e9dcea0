import type { ContentDocument } from '#contract/content/content-inputs.ts';
import type { FieldDifference } from '#contract/office/calls/content-shapes.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { compareDocuments } from './difference.rules.ts';
import { listTitles } from './drafts.repository.ts';
import { findEdition } from './editions.repository.ts';
import { requireRow, workingDocument } from './read-draft.ts';

export const requireEdition = async (db: Db, item: ContentRef, version: number) => {
  const edition = await findEdition(db, item, version);
  if (!edition) throw new AppError('not_found');
  return { ...edition, document: JSON.parse(edition.document) as ContentDocument };
};

/** What changed from an edition to another, or to the working text when none is named. */
export const compareEditions = async (
  db: Db,
  { kind, id, version, to }: ContentRef & { version: number; to?: number | undefined },
): Promise<FieldDifference[]> => {
  const item = { kind, id };
  const older = await requireEdition(db, item, version);
  const newer = to
    ? (await requireEdition(db, item, to)).document
    : await workingDocument(db, item, await requireRow(db, item));
  return compareDocuments(await nameReferences(db, older.document), await nameReferences(db, newer));
};

/** People know a group of products or a page by its title. */
const nameReferences = async (db: Db, document: ContentDocument): Promise<Record<string, unknown>> => {
  const name = async (kind: 'product-type' | 'page', id: number) =>
    (await listTitles(db, kind, [id])).get(id)?.title ?? id;
  if ('productTypeId' in document)
    return { ...document, productTypeId: await name('product-type', document.productTypeId) };
  return 'parentId' in document ? { ...document, parentId: await name('page', document.parentId) } : document;
};
