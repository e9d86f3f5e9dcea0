import type { ContentDocument } from '#contract/content/content-inputs.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { compareDocuments, type FieldDifference } from './difference.rules.ts';
import { findEdition } from './editions.repository.ts';
import { requireRow, workingDocument } from './read-draft.ts';
import { type EditingDeps, saveDraft } from './write-draft.ts';

export const requireEdition = async (db: Db, item: ContentRef, version: number) => {
  const edition = await findEdition(db, item, version);
  if (!edition) throw new AppError('not_found');
  return { ...edition, document: JSON.parse(edition.document) as ContentDocument };
};

/** Puts an old edition into the draft; visitors see it only after publishing. */
export const restoreEdition = async (
  deps: EditingDeps,
  { kind, id, by, version, draftRev }: ContentRef & { by: Person; version: number; draftRev: number },
  tx: Db,
): Promise<void> => {
  const { document } = await requireEdition(tx, { kind, id }, version);
  await saveDraft(deps, { kind, id, by, draftRev, document }, tx);
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
