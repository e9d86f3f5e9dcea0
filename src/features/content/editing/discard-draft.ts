import { kindFacts } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { readTitle } from '../commands/document.rules.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { clearDraft, lockDraft } from './lock-draft.ts';
import { workingDocument } from './read-draft.ts';

/** Drops the changes over an item that was published before. */
export const discardDraft = staffAction({
  name: 'content.discard',
  permission: 'content.write',
  run: async ({ trx, actor }: ActionContext, { kind, id, draftRev }: ContentRef & { draftRev: number }) => {
    requireSettingsPermission(actor, kind);
    const item = { kind, id };
    const row = await lockDraft(trx, item, draftRev);
    if (row.state === 'draft' && !kindFacts(kind).isFixed) {
      throw new AppError('conflict', { details: { text: editingTexts.notPublished } });
    }
    const title = readTitle(kind, await workingDocument(trx, item, row));
    await clearDraft(trx, item, actor);
    return { result: null, audit: { subject: item, from: { title, draftRev }, to: null } };
  },
});
