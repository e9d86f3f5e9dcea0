import { type ContentKind, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { removeSearchEntry } from '../search/search.repository.ts';
import {
  type ContentRef,
  deleteDocumentRow,
  deleteUses,
  listUsesOf,
  lockDocumentRow,
  type Use,
} from './content-documents.repository.ts';
import * as rows from './content-rows.repository.ts';
import { cancelPlan, listPlans } from './plans.repository.ts';
import type { ItemChange } from './show-content.ts';
import { type WriteContentDeps, writeContent } from './write-content.ts';

/** Product types that the home page and the two product lists name by their number. */
const namedProductTypes = [1, 2, 4, 6];

/** Removes an item for good. What others refer to stays, and they are named. */
export const deleteContent = (deps: WriteContentDeps, { kind, id }: ItemChange, tx?: Db): Promise<void> =>
  writeContent(
    deps,
    async (_, trx) => {
      refuseFixed(kind, id);
      const document = await lockDocumentRow(trx, { kind, id });
      const table = rows.tableOf(kind as rows.RowKind);
      const isPublic = (await rows.findShownState(trx, table, id)) !== undefined;
      if (!document && !isPublic) throw new AppError('not_found');
      const uses = await listReferrers(trx, { kind, id });
      if (uses.length > 0) {
        const text = editingTexts.inUse(uses.length);
        throw new AppError('conflict', { details: { reason: 'in_use', text, uses } });
      }
      await rows.deleteRow(trx, table, id);
      const row = contentKinds[kind];
      if ('search' in row) await removeSearchEntry(trx, row.search.name, id);
      await deleteDocumentRow(trx, { kind, id });
      await deleteUses(trx, { kind, id }, { part: 'public' });
      await deleteUses(trx, { kind, id }, { part: 'draft' });
      for (const plan of await listPlans(trx, { kind, id })) {
        await cancelPlan(trx, { kind, id }, plan.id);
        await deleteUses(trx, { kind, id }, { part: 'plan', version: plan.id });
      }
    },
    tx,
  );

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
