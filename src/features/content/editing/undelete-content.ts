import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { type ContentRef, lockDocumentRow } from '../commands/content-documents.repository.ts';
import { takeFromBin } from './bin.repository.ts';

/** Takes an item out of the bin with its draft and editions. It comes back hidden or as a draft, never public. */
export const undeleteContent = staffAction({
  name: 'content.undelete',
  permission: 'content.delete',
  run: async ({ trx, actor }: ActionContext, { kind, id }: ContentRef) => {
    const item = { kind, id };
    const document = await lockDocumentRow(trx, item, 'in-bin');
    if (!document) throw new AppError('not_found');
    await takeFromBin(trx, item, actor);
    const { title, state } = document;
    return { result: null, audit: { subject: item, from: { title, isInBin: true }, to: { title, state } } };
  },
});
