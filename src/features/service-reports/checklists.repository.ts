import type { Checklist } from '#contract/repair/service-report.ts';
import type { Person } from '#features/audit/index.ts';
import { foldForSearch } from '#kernel/search-key.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { ChecklistRow } from '#storage/service-report-tables.ts';

type StoredChecklist = Omit<ChecklistRow, 'document'> & { document: Checklist };

const keyOf = (productName: string): string => foldForSearch(productName).trim();
const parse = (row: ChecklistRow): StoredChecklist => ({
  ...row,
  document: JSON.parse(row.document) as Checklist,
});

export const findChecklist = async (db: Db, productName: string): Promise<StoredChecklist | undefined> => {
  const row = await db
    .selectFrom('checklist')
    .selectAll()
    .where('product_key', '=', keyOf(productName))
    .executeTakeFirst();
  return row && parse(row);
};

export const listChecklists = async (db: Db): Promise<StoredChecklist[]> =>
  (await db.selectFrom('checklist').selectAll().orderBy('product_name').execute()).map(parse);

/** Stores what was made from `rev` (0 when there was none); false when somebody else was first. */
export const storeChecklist = async (
  trx: Db,
  { productName, rev, document, by }: { productName: string; rev: number; document: Checklist; by: Person },
): Promise<boolean> => {
  const values = {
    product_name: productName,
    rev: rev + 1,
    document: JSON.stringify(document),
    changed_at: databaseNow(trx),
    changed_by: by.name,
  };
  const row = await trx
    .insertInto('checklist')
    .values({ product_key: keyOf(productName), ...values })
    .onConflict((conflict) =>
      conflict.column('product_key').doUpdateSet(values).where('checklist.rev', '=', rev),
    )
    .returning('rev')
    .executeTakeFirst();
  return row !== undefined;
};
