import type { DeskSettings } from '#contract/office/desk-settings.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export const findSettingsRow = (db: Db): Promise<{ document: string; rev: number } | undefined> =>
  db.selectFrom('desk_setting').select(['document', 'rev']).executeTakeFirst();

/** Stores the document made from revision `rev`; false when it is another one by now. */
export const writeSettingsRow = async (trx: Db, document: string, rev: number): Promise<boolean> => {
  const written = await trx
    .insertInto('desk_setting')
    .values({ id: 1, document, rev: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ document, rev: rev + 1 })
        .where('desk_setting.rev', '=', rev),
    )
    .returning('rev')
    .executeTakeFirst();
  return written?.rev === rev + 1;
};

export const insertTargetChange = async (trx: Db, targets: DeskSettings['targets']): Promise<void> => {
  await trx
    .insertInto('target_change')
    .values({ at: databaseNow(trx), ...targets })
    .execute();
};

export const listHolidayDays = (db: Db): Promise<{ day: string }[]> =>
  db.selectFrom('holiday').select('day').execute();
