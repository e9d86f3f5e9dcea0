import { editingTexts } from '#contract/office/editing-texts.ts';
import { type AuditChange, writeAudit } from '#features/audit/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { type ContentRef, lockDocumentRow } from '../commands/content-documents.repository.ts';
import { deleteRow, type RowKind } from '../commands/content-rows.repository.ts';
import { replaceDocumentWords } from '../search/document-words.repository.ts';
import { deleteDocumentRows, listOldestInBin } from './bin.repository.ts';
import { listUnder } from './delete-content.ts';
import { deleteSharesOf } from './shares.repository.ts';

/** Removes one item of the bin for good; its files are then free to be deleted. */
export const purgeContent = staffAction({
  name: 'content.purge',
  permission: 'content.purge',
  run: async ({ trx }: ActionContext, item: ContentRef) => {
    const under = await listUnder(trx, item);
    if (under.length > 0) {
      const text = editingTexts.inUse(under.length);
      throw new AppError('conflict', { details: { reason: 'in_use', text, uses: under } });
    }
    const audit = await purgeItem(trx, item);
    if (!audit) throw new AppError('not_found');
    return { result: null, audit };
  },
});

const maxPerHour = 2_000;

/** Removes what was in the bin for its days; the system itself does it. Gives how many items are gone. */
export const purgeBin = async ({ storage: { db } }: { storage: Storage }): Promise<number> => {
  let count = 0;
  for (const item of await listOldestInBin(db, { isOver: true, limit: maxPerHour })) {
    const isGone = await db.transaction().execute(async (trx) => {
      const audit = await purgeItem(trx, item);
      if (audit) await writeAudit(trx, null, { ...audit, action: 'content.purge' });
      return audit !== undefined;
    });
    if (isGone) count += 1;
  }
  return count;
};

/** Undefined when it is not in the bin any more, or something stands under it. */
export const purgeItem = async (trx: Db, { kind, id }: ContentRef): Promise<AuditChange | undefined> => {
  const item = { kind, id };
  const document = await lockDocumentRow(trx, item, 'in-bin');
  if (!document || (await listUnder(trx, item)).length > 0) return undefined;
  await deleteRow(trx, kind as RowKind, id);
  const editions = await deleteDocumentRows(trx, item);
  await deleteSharesOf(trx, item);
  await replaceDocumentWords(trx, item, 'public');
  await replaceDocumentWords(trx, item, 'draft');
  return { subject: item, from: { title: document.title, editions }, to: null };
};
