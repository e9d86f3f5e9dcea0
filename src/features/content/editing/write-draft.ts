import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { type ContentKind, kindFacts } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { ContentDocumentRow } from '#storage/content-editing-tables.ts';
import type { Db } from '#storage/dialect.ts';
import {
  type ContentRef,
  deleteUses,
  lockDocumentRow,
  replaceUses,
} from '../commands/content-documents.repository.ts';
import { type RowKind, takeNextId } from '../commands/content-rows.repository.ts';
import { requireDocument, sanitiseDocument, titleOf } from '../commands/document.rules.ts';
import { requireLibraryFiles } from '../commands/library-files.repository.ts';
import { listUses } from '../commands/list-uses.rules.ts';
import { sanitiseRichText } from '../commands/sanitise-rich-text.ts';
import { insertDraft, updateDraft } from './drafts.repository.ts';
import { workingDocument } from './read-draft.ts';

export type EditingDeps = { embedHosts: readonly string[] };

/** Begins a new item. It has a number and a draft, and nobody but the office knows of it. */
export const beginDraft = async (
  deps: EditingDeps,
  { kind, by, document }: { kind: ContentKind; by: Person; document: unknown },
  tx: Db,
): Promise<{ id: number; draftRev: number; title: string }> => {
  if (kindFacts(kind).isFixed) throw new AppError('conflict', { details: { text: editingTexts.notAdded } });
  const draft = readDraftInput(deps, kind, document);
  const id = await takeNextId(tx, kind as RowKind);
  const targets = listUses(draft);
  await requireLibraryFiles(tx, targets);
  const title = titleOf(kind, draft);
  await insertDraft(tx, { kind, id }, { title, draft: JSON.stringify(draft), by });
  await replaceUses(tx, { kind, id }, { part: 'draft' }, targets);
  return { id, draftRev: 1, title };
};

/** Saves a draft made from `draftRev`. What visitors see does not change. */
export const saveDraft = async (
  deps: EditingDeps,
  { kind, id, by, draftRev, document }: ContentRef & { by: Person; draftRev: number; document: unknown },
  tx: Db,
): Promise<void> => {
  const item = { kind, id };
  const draft = readDraftInput(deps, kind, document);
  const row = await lockDraft(tx, item, draftRev, draft);
  const targets = listUses(draft);
  await requireLibraryFiles(tx, targets);
  const title = row.state === 'draft' ? titleOf(kind, draft) : undefined;
  await updateDraft(tx, item, { title, draft: JSON.stringify(draft), by });
  await replaceUses(tx, item, { part: 'draft' }, targets);
};

/** Drops the changes over an item that was published before. */
export const discardDraft = async (
  { kind, id, by, draftRev }: ContentRef & { by: Person; draftRev: number },
  tx: Db,
): Promise<void> => {
  const row = await lockDraft(tx, { kind, id }, draftRev);
  if (row.state === 'draft' && !kindFacts(kind).isFixed) {
    throw new AppError('conflict', { details: { text: editingTexts.notPublished } });
  }
  await clearDraft(tx, { kind, id }, by);
};

export const clearDraft = async (tx: Db, item: ContentRef, by: Person): Promise<void> => {
  await updateDraft(tx, item, { draft: null, by });
  await deleteUses(tx, item, { part: 'draft' });
};

/** Holds the draft's row, and refuses what was made from another revision; both texts go back to the form. */
export const lockDraft = async (
  tx: Db,
  item: ContentRef,
  draftRev: number,
  yours?: ContentDocument,
): Promise<ContentDocumentRow> => {
  const row = await lockDocumentRow(tx, item);
  if (!row) throw new AppError('not_found');
  if (row.draft_rev === draftRev) return row;
  const current = await workingDocument(tx, item, row);
  throw new AppError('conflict', {
    details: {
      ...{ text: editingTexts.stale, reason: 'stale', draftRev: row.draft_rev, editedBy: row.touched_by },
      ...{ current, yours: yours ?? null },
    },
  });
};

const readDraftInput = ({ embedHosts }: EditingDeps, kind: ContentKind, input: unknown): ContentDocument =>
  sanitiseDocument(kind, requireDocument(kind, input, 'draft'), (html) => sanitiseRichText(html, embedHosts));
