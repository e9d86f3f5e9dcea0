import { type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { type DraftDeps, requireSettingsPermission } from './editor-deps.ts';
import { readDraftInput, storeDraft } from './lock-draft.ts';

export const saveDraft = staffAction({
  name: 'content.draft',
  permission: 'content.write',
  prepare: async (
    { deps, actor }: PrepareContext<DraftDeps>,
    { kind, document }: ContentRef & { draftRev: number; document: unknown },
  ) => {
    requireSettingsPermission(actor, kind);
    return readDraftInput(deps, kind, document);
  },
  run: async ({ trx, actor }, { kind, id, draftRev }, draft) => {
    await storeDraft(trx, { kind, id, by: actor, draftRev, draft });
    return {
      result: { draftRev: draftRev + 1 },
      audit: { subject: { kind, id }, from: { draftRev }, to: { draftRev: draftRev + 1 } },
    };
  },
});
