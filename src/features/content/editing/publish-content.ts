import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { publishDraft } from './publish-draft.ts';

type Publishing = ContentRef & { draftRev: number; why?: string | undefined };

export const publishContent = staffAction({
  name: 'content.publish',
  permission: 'content.publish',
  run: async ({ trx, actor }: ActionContext, { kind, id, draftRev, why }: Publishing) => {
    requireSettingsPermission(actor, kind);
    const { version, from } = await publishDraft(trx, { kind, id, draftRev, why, by: actor });
    return {
      result: { version },
      audit: { subject: { kind, id }, from: { version: from }, to: { version }, why },
    };
  },
});
