import { editingTexts } from '#contract/office/editing-texts.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { listOrder, setPriority } from './content-rows.repository.ts';
import { revOf } from './document.rules.ts';
import { type WriteContentDeps, writeContent } from './write-content.ts';

export type OrderedKind = 'product' | 'colleague' | 'faq';
export type Order = { ids: number[]; rev: string };

/** The order visitors see, hidden items included, and the mark by which a later order names it. */
export const readOrder = async (db: Db, kind: OrderedKind, productTypeId?: number): Promise<Order> => {
  const ids = await listOrder(db, kind, productTypeId);
  return { ids, rev: revOf(ids) };
};

/** Puts all items of a kind (products: of one type) in a new order, made from the order that `rev` names. */
export const orderContent = (
  deps: WriteContentDeps,
  change: {
    kind: OrderedKind;
    by: Person;
    ids: readonly number[];
    rev: string;
    productTypeId?: number | undefined;
  },
  tx?: Db,
): Promise<Order> =>
  writeContent(
    deps,
    async (_, trx) => {
      const { kind, ids, rev, productTypeId } = change;
      await lockRows(
        trx,
        kind,
        (await readOrder(trx, kind, productTypeId)).ids.toSorted((a, b) => a - b),
      );
      const standing = await readOrder(trx, kind, productTypeId);
      if (standing.rev !== rev)
        throw new AppError('conflict', {
          details: { reason: 'order_changed', text: editingTexts.orderChanged, ...standing },
        });
      const isSameSet =
        ids.length === standing.ids.length && new Set([...ids, ...standing.ids]).size === ids.length;
      if (!isSameSet) throw new AppError('invalid_input', { details: { fields: { ids: 'ids' } } });
      for (const [at, id] of ids.entries()) await setPriority(trx, kind, id, at + 1);
      return { ids: [...ids], rev: revOf(ids) };
    },
    tx,
  );
