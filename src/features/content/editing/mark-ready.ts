import { editingTexts } from '#contract/office/editing-texts.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { setReady } from './drafts.repository.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { lockDraft } from './lock-draft.ts';

type Asked = ContentRef & { draftRev: number; isReady: boolean };

/** Marks a draft as ready for a review, or takes the mark away. Publishing and discarding take it away too. */
export const markReady = staffAction({
  name: 'content.ready',
  permission: 'content.write',
  run: async ({ trx, actor }: ActionContext, { kind, id, draftRev, isReady }: Asked) => {
    requireSettingsPermission(actor, kind);
    const item = { kind, id };
    const row = await lockDraft(trx, item, draftRev);
    if (row.draft === null) throw new AppError('conflict', { details: { text: editingTexts.noDraft } });
    await setReady(trx, item, isReady ? actor : null);
    const wasReady = row.ready_at !== null;
    return { result: null, audit: { subject: item, from: { isReady: wasReady }, to: { isReady } } };
  },
});
