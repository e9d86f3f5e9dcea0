import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { toShare } from './share-draft.ts';
import { deleteShare } from './shares.repository.ts';

/** Ends a link at once. */
export const revokeShare = staffAction({
  name: 'content.unshare',
  permission: 'content.share',
  run: async ({ trx }: ActionContext, { kind, id, shareId }: ContentRef & { shareId: number }) => {
    const gone = await deleteShare(trx, { kind, id }, shareId);
    if (!gone) throw new AppError('not_found');
    const { draftRev, expiresAt } = toShare(gone);
    return { result: null, audit: { subject: { kind, id }, from: { draftRev, expiresAt }, to: null } };
  },
});
