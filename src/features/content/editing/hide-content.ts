import { type ActionContext, staffAction } from '#features/audit/index.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { hideItem } from '../commands/show-item.ts';
import { type EditingDeps, requireSettingsPermission } from './editor-deps.ts';

export const hideContent = staffAction({
  name: 'content.hide',
  permission: 'content.publish',
  run: async (
    { trx, actor, deps }: ActionContext<EditingDeps>,
    { kind, id, why }: ContentRef & { why?: string | undefined },
  ) => {
    requireSettingsPermission(actor, kind);
    const writing = { db: trx, embedHosts: deps.embedHosts };
    const { wasShown } = await hideItem(writing, { kind, id, by: actor }, trx);
    return {
      result: null,
      audit: { subject: { kind, id }, from: { isShown: wasShown }, to: { isShown: false }, why },
    };
  },
});
