import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { type ContentKind, kindFacts } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import type { Person } from '#features/audit/index.ts';
import { type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { replaceUses } from '../commands/content-documents.repository.ts';
import { type RowKind, takeNextId } from '../commands/content-rows.repository.ts';
import { readTitle } from '../commands/document.rules.ts';
import { requireLibraryFiles } from '../commands/library-files.repository.ts';
import { listLinkedAddresses } from '../commands/list-linked-addresses.rules.ts';
import { replaceDocumentWords } from '../search/document-words.repository.ts';
import { insertDraft } from './drafts.repository.ts';
import type { DraftDeps } from './editor-deps.ts';
import { readDraftInput } from './lock-draft.ts';

/** Begins a new item. It has a number and a draft, and visitors do not see it. */
export const createDraft = staffAction({
  name: 'content.create',
  permission: 'content.write',
  prepare: async (
    { deps }: PrepareContext<DraftDeps>,
    { kind, document }: { kind: ContentKind; document: unknown },
  ) => {
    if (kindFacts(kind).isFixed) throw new AppError('conflict', { details: { text: editingTexts.notAdded } });
    return readDraftInput(deps, kind, document);
  },
  run: async ({ trx, actor }, { kind }, draft) => {
    const { id, title } = await storeNewDraft(trx, kind, draft, actor);
    return {
      result: { id, draftRev: 1 },
      audit: { subject: { kind, id }, from: null, to: { title } },
    };
  },
});

/** Gives a draft its number and stores it with what it uses. */
export const storeNewDraft = async (
  trx: Db,
  kind: ContentKind,
  draft: ContentDocument,
  by: Person,
): Promise<{ id: number; title: string }> => {
  const item = { kind, id: await takeNextId(trx, kind as RowKind) };
  const targets = listLinkedAddresses(draft);
  await requireLibraryFiles(trx, targets);
  const title = readTitle(kind, draft);
  await insertDraft(trx, item, { title, draft: JSON.stringify(draft), by });
  await replaceUses(trx, item, { part: 'draft' }, targets);
  await replaceDocumentWords(trx, item, 'draft', draft);
  return { id: item.id, title };
};
