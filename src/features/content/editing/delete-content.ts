import { type ContentKind, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { type ActionContext, staffAction } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import {
  type ContentRef,
  deleteDocumentRow,
  deleteUses,
  listUsesOf,
  lockDocumentRow,
  type Use,
} from '../commands/content-documents.repository.ts';
import * as rows from '../commands/content-rows.repository.ts';
import { cancelPlan, listPlans } from '../commands/plans.repository.ts';
import { bumpContentVersion } from '../read/content-version.repository.ts';
import { removeSearchEntry } from '../search/search.repository.ts';

/** Product types that the home page and the two product lists name by their number. */
const namedProductTypes = [1, 2, 4, 6];

/** Removes an item for good. What others refer to stays, and they are named. */
export const deleteContent = staffAction({
  name: 'content.delete',
  permission: 'content.delete',
  run: async ({ trx }: ActionContext, { kind, id }: ContentRef) => {
    const item = { kind, id };
    refuseFixed(kind, id);
    const document = await lockDocumentRow(trx, item);
    if (!document) throw new AppError('not_found');
    const uses = await listReferrers(trx, item);
    if (uses.length > 0) {
      const text = editingTexts.inUse(uses.length);
      throw new AppError('conflict', { details: { reason: 'in_use', text, uses } });
    }
    await rows.deleteRow(trx, rows.tableOf(kind as rows.RowKind), id);
    const facts = contentKinds[kind];
    if ('search' in facts) await removeSearchEntry(trx, facts.search.name, id);
    await deleteDocumentRow(trx, item);
    await deleteUses(trx, item, { part: 'public' });
    await deleteUses(trx, item, { part: 'draft' });
    for (const plan of await listPlans(trx, item)) {
      await cancelPlan(trx, item, plan.id);
      await deleteUses(trx, item, { part: 'plan', version: plan.id });
    }
    await bumpContentVersion(trx);
    return { result: { id }, audit: { subject: item, from: { title: document.title }, to: null } };
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

/** Everything that leads to an item or stands under it. Old editions do not count: they are only memories. */
export const listReferrers = async (db: Db, { kind, id }: ContentRef): Promise<Use[]> => {
  const address = kindFacts(kind).address?.(id);
  const links = (await listUsesOf(db, address ? [address] : [])).filter(
    (use) => use.part !== 'edition' && !(use.kind === kind && use.id === id),
  );
  const under = await listUnder(db, { kind, id });
  return [...under, ...links];
};

const listUnder = async (db: Db, { kind, id }: ContentRef): Promise<Use[]> => {
  if (kind === 'product-type') {
    const products = await rows.listProductsOfType(db, id);
    return products.map((product) => ({ kind: 'product', ...product, part: 'public', version: 0 }));
  }
  if (kind !== 'page') return [];
  const pages = await rows.listChildPages(db, id);
  return pages.map((page) => ({ kind: 'page', ...page, part: 'public', version: 0 }));
};
