import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { compareDocuments, type FieldDifference } from './difference.rules.ts';
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
  return compareDocuments(older.document, newer);
};
