import type { Db } from '#storage/dialect.ts';
import { listOrder, type OrderedKind } from './content-rows.repository.ts';
import { calculateRev } from './document.rules.ts';

type Order = { ids: number[]; rev: string };

/** The order visitors see, hidden items included, and the mark by which a later order names it. */
export const readOrder = async (db: Db, kind: OrderedKind, productTypeId?: number): Promise<Order> => {
  const ids = await listOrder(db, kind, productTypeId);
  return { ids, rev: calculateRev(ids) };
};
