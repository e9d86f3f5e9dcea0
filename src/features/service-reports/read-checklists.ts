import type { Db } from '#storage/dialect.ts';
import { listChecklists } from './checklists.repository.ts';

export const readChecklists = async (db: Db) =>
  (await listChecklists(db)).map((row) => ({
    productName: row.product_name,
    rev: row.rev,
    ...row.document,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  }));
