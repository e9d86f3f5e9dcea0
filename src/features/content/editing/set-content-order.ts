import { editingTexts } from '#contract/office/editing-texts.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { type OrderedKind, setPriority } from '../commands/content-rows.repository.ts';
import { readOrder } from '../commands/read-order.ts';
import { bumpContentVersion } from '../read/content-version.repository.ts';

type NewOrder = {
  kind: OrderedKind;
  ids: readonly number[];
  rev: string;
  productTypeId?: number | undefined;
};

/** Puts all items of a kind (products: of one type) in a new order, made from the order that `rev` names. */
export const setContentOrder = staffAction({
  name: 'content.order',
  permission: 'content.order',
  run: async ({ trx }: ActionContext, { kind, ids, rev, productTypeId }: NewOrder) => {
    const known = await readOrder(trx, kind, productTypeId);
    await lockRows(trx, kind, known.ids);
    const before = await readOrder(trx, kind, productTypeId);
    if (before.rev !== rev)
      throw new AppError('conflict', {
        details: { reason: 'order_changed', text: editingTexts.orderChanged, ...before },
      });
    const isSameSet =
      ids.length === before.ids.length && new Set([...ids, ...before.ids]).size === ids.length;
    if (!isSameSet) throw new AppError('invalid_input', { details: { fields: { ids: 'ids' } } });
    for (const [at, id] of ids.entries()) await setPriority(trx, kind, id, at + 1);
    await bumpContentVersion(trx);
    return {
      result: null,
      audit: { subject: { kind, id: productTypeId ?? 0 }, from: { ids: before.ids }, to: { ids } },
    };
  },
});
