import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { hideItem } from '../commands/show-item.ts';
import { requireSettingsPermission } from './editor-deps.ts';

export const hideContent = staffAction({
  name: 'content.hide',
  permission: 'content.publish',
  run: async (
    { trx, actor }: ActionContext,
    { kind, id, why }: ContentRef & { why?: string | undefined },
  ) => {
    requireSettingsPermission(actor, kind);
    const { wasShown } = await hideItem(trx, { kind, id, by: actor });
    return {
      result: null,
      audit: { subject: { kind, id }, from: { isShown: wasShown }, to: { isShown: false }, why },
    };
  },
});
