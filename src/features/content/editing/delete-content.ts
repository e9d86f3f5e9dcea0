import { type ContentKind, kindFacts, namedProductTypes } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import {
  type ContentRef,
  deleteUses,
  listUsesOf,
  lockDocumentRow,
  type Use,
} from '../commands/content-documents.repository.ts';
import * as rows from '../commands/content-rows.repository.ts';
import { listPlans, markPlanCancelled } from '../commands/plans.repository.ts';
import { hideItem } from '../commands/show-item.ts';
import { moveToBin } from './bin.repository.ts';

/**
 * Moves an item into the bin, with its draft and editions; its plans are cancelled. What others refer to stays, and
 * they are named. A link from something in the bin itself is no reason to keep it.
 */
export const deleteContent = staffAction({
  name: 'content.delete',
  permission: 'content.delete',
  run: async ({ trx, actor }: ActionContext, { kind, id }: ContentRef) => {
    const item = { kind, id };
    refuseFixed(kind, id);
    const document = await lockDocumentRow(trx, item);
    if (!document) throw new AppError('not_found');
    const uses = await listReferrers(trx, item);
    if (uses.length > 0) {
      const text = editingTexts.inUse(uses.length);
      throw new AppError('conflict', { details: { reason: 'in_use', text, uses } });
    }
    if (document.state !== 'draft') await hideItem(trx, { ...item, by: actor });
    for (const plan of await listPlans(trx, item)) {
      await markPlanCancelled(trx, item, plan.id);
      await deleteUses(trx, item, { part: 'plan', version: plan.id });
    }
    await moveToBin(trx, item, actor);
    const from = { title: document.title, state: document.state };
    return { result: { id }, audit: { subject: item, from, to: null } };
  },
});

const refuseFixed = (kind: ContentKind, id: number): void => {
  const isNamed = kind === 'product-type' && namedProductTypes.includes(id);
  if (kindFacts(kind).isFixed || isNamed) {
    throw new AppError('conflict', {
      details: { reason: 'fixed', text: editingTexts.fixed },
      message: 'this item is never deleted',
    });
  }
};

/** Everything that leads to an item or stands under it. Old editions do not count. */
export const listReferrers = async (db: Db, { kind, id }: ContentRef): Promise<Use[]> => {
  const address = kindFacts(kind).address?.(id);
  const links = (await listUsesOf(db, address ? [address] : [])).filter(
    (use) => use.part !== 'edition' && !use.isInBin && !(use.kind === kind && use.id === id),
  );
  return [...(await listUnder(db, { kind, id })), ...links];
};

/** What stands under an item, in the bin or not: it would have no place any more when it comes back. */
export const listUnder = async (db: Db, { kind, id }: ContentRef): Promise<Use[]> => {
  if (kind === 'product-type') {
    const products = await rows.listProductsOfType(db, id);
    return products.map((product) => ({ kind: 'product', ...product, part: 'public', version: 0 }));
  }
  if (kind !== 'page') return [];
  const pages = await rows.listChildPages(db, id);
  return pages.map((page) => ({ kind: 'page', ...page, part: 'public', version: 0 }));
};
