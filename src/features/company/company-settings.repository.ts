import type { Db } from '#storage/dialect.ts';

export const findCompanyRow = (db: Db): Promise<{ document: string; rev: number } | undefined> =>
  db.selectFrom('company_setting').select(['document', 'rev']).executeTakeFirst();

/** Stores the document made from revision `rev`; false when it is another one by now. */
export const writeCompanyRow = async (trx: Db, document: string, rev: number): Promise<boolean> => {
  const written = await trx
    .insertInto('company_setting')
    .values({ id: 1, document, rev: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ document, rev: rev + 1 })
        .where('company_setting.rev', '=', rev),
    )
    .returning('rev')
    .executeTakeFirst();
  return written?.rev === rev + 1;
};
