import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import type { By } from '../commands/by.ts';
import type { Thing } from '../commands/content-documents.repository.ts';
import { compareDocuments, type FieldDifference } from './difference.rules.ts';
import { findEdition } from './editions.repository.ts';
import { requireRow, workingDocument } from './read-draft.ts';
import { type EditingDeps, saveDraft } from './write-draft.ts';

export const requireEdition = async (db: Db, thing: Thing, version: number) => {
  const edition = await findEdition(db, thing, version);
  if (!edition) throw new AppError('not_found');
  return { ...edition, document: JSON.parse(edition.document) as ContentDocument };
};

/** Puts an old edition into the draft; visitors see it only after publishing. */
export const restoreEdition = async (
  deps: EditingDeps,
  { kind, id, by, version, draftRev }: Thing & { by: By; version: number; draftRev: number },
  tx: Db,
): Promise<void> => {
  const { document } = await requireEdition(tx, { kind, id }, version);
  await saveDraft(deps, { kind, id, by, draftRev, document }, tx);
};

/** What changed from an edition to another, or to the working text when none is named. */
export const compareEditions = async (
  db: Db,
  { kind, id, version, to }: Thing & { version: number; to?: number | undefined },
): Promise<FieldDifference[]> => {
  const thing = { kind, id };
  const older = await requireEdition(db, thing, version);
  const newer = to
    ? (await requireEdition(db, thing, to)).document
    : await workingDocument(db, thing, await requireRow(db, thing));
  return compareDocuments(older.document, newer);
};
