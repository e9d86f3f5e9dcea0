import type { DeskSettings } from '#contract/office/desk-settings.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export const insertTargetChange = async (trx: Db, targets: DeskSettings['targets']): Promise<void> => {
  await trx
    .insertInto('target_change')
    .values({ at: databaseNow(trx), ...targets })
    .execute();
};

export const listHolidayDays = (db: Db): Promise<{ day: string }[]> =>
  db.selectFrom('holiday').select('day').execute();
