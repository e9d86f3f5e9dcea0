import type { Db } from './dialect.ts';

/** Tables of one row, which holds a document and its revision. */
type SettingsTable = 'desk_setting' | 'company_setting';

export const findSettingsRow = (
  db: Db,
  table: SettingsTable,
): Promise<{ document: string; rev: number } | undefined> =>
  db.selectFrom(table).select(['document', 'rev']).executeTakeFirst();

/** Stores the document made from revision `rev`; false when it is another one by now. */
export const writeSettingsRow = async (
  trx: Db,
  table: SettingsTable,
  { document, rev }: { document: string; rev: number },
): Promise<boolean> => {
  const written = await trx
    .insertInto(table)
    .values({ id: 1, document, rev: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ document, rev: rev + 1 })
        .where(`${table}.rev`, '=', rev),
    )
    .returning('rev')
    .executeTakeFirst();
  return written?.rev === rev + 1;
};
