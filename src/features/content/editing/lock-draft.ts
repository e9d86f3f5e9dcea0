import type { ContentDocument } from '#contract/content/content-inputs.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import {
  type ContentRef,
  type DocumentRow,
  deleteUses,
  lockDocumentRow,
  replaceUses,
} from '../commands/content-documents.repository.ts';
import { readTitle, requireDocument } from '../commands/document.rules.ts';
import { requireLibraryFiles } from '../commands/library-files.repository.ts';
import { listLinkedAddresses } from '../commands/list-linked-addresses.rules.ts';
import { sanitizeDocument } from '../commands/sanitize-document.ts';
import { replaceDocumentWords } from '../search/document-words.repository.ts';
import { updateDraft } from './drafts.repository.ts';
import type { DraftDeps } from './editor-deps.ts';
import { workingDocument } from './read-draft.ts';

export const readDraftInput = async (
  { cleanRichText }: DraftDeps,
  kind: ContentKind,
  input: unknown,
): Promise<ContentDocument> => sanitizeDocument(kind, requireDocument(kind, input, 'draft'), cleanRichText);

/** Holds the draft's row, and refuses what was made from another revision; both texts go back to the form. */
export const lockDraft = async (
  trx: Db,
  item: ContentRef,
  draftRev: number,
  yours?: ContentDocument,
): Promise<DocumentRow> => {
  const row = await lockDocumentRow(trx, item);
  if (!row) throw new AppError('not_found');
  if (row.draft_rev === draftRev) return row;
  const current = await workingDocument(trx, item, row);
  throw new AppError('conflict', {
    details: {
      text: editingTexts.stale,
      reason: 'stale',
      draftRev: row.draft_rev,
      editedBy: row.touched_by,
      current,
      yours: yours ?? null,
    },
  });
};

/** Puts a draft made from `draftRev` in place. What visitors see does not change. */
export const storeDraft = async (
  trx: Db,
  { kind, id, by, draftRev, draft }: ContentRef & { by: Person; draftRev: number; draft: ContentDocument },
): Promise<void> => {
  const item = { kind, id };
  const row = await lockDraft(trx, item, draftRev, draft);
  const targets = listLinkedAddresses(draft);
  await requireLibraryFiles(trx, targets);
  const title = row.state === 'draft' ? readTitle(kind, draft) : undefined;
  await updateDraft(trx, item, { title, draft: JSON.stringify(draft), by });
  await replaceUses(trx, item, { part: 'draft' }, targets);
  await replaceDocumentWords(trx, item, 'draft', draft);
};

export const clearDraft = async (trx: Db, item: ContentRef, by: Person): Promise<void> => {
  await updateDraft(trx, item, { draft: null, by });
  await deleteUses(trx, item, { part: 'draft' });
  await replaceDocumentWords(trx, item, 'draft');
};
