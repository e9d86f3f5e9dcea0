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
    const writing = { db: trx, embedHosts: 'cleaned-before' as const };
    const { version, from } = await publishDraft(writing, { kind, id, draftRev, why, by: actor }, trx);
    return {
      result: { version },
      audit: { subject: { kind, id }, from: { version: from }, to: { version }, why },
    };
  },
});
