import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { DeskSettings, firstDeskSettings } from '#contract/office/desk-settings.ts';
import type { WorkCalendar } from '#kernel/working-time.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export type StoredDeskSettings = { settings: DeskSettings; rev: number };

/** What managers have set; what was never set, or came later than the stored record, is as it is at first. */
export const readDeskSettings = async (db: Db): Promise<StoredDeskSettings> => {
  const row = await db.selectFrom('desk_setting').selectAll().executeTakeFirst();
  if (!row) return { settings: firstDeskSettings, rev: 0 };
  const stored = DeskSettings.safeParse({ ...firstDeskSettings, ...JSON.parse(row.document) });
  return { settings: stored.success ? stored.data : firstDeskSettings, rev: row.rev };
};

/** Stores the settings made from revision `rev`; a stale one is refused. Other targets count from now on. */
export const writeDeskSettings = async (trx: Db, settings: DeskSettings, rev: number): Promise<void> => {
  const before = (await readDeskSettings(trx)).settings.targets;
  const document = JSON.stringify(settings);
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
  if (written?.rev !== rev + 1) throw deskRefusal('edited-meanwhile');
  const { targets } = settings;
  if (
    JSON.stringify(Object.entries(before).toSorted()) === JSON.stringify(Object.entries(targets).toSorted())
  )
    return;
  await trx
    .insertInto('target_change')
    .values({ at: databaseNow(trx), ...targets })
    .execute();
};

/** The days that are worked, for ages and targets. */
export const readWorkCalendar = async (db: Db): Promise<WorkCalendar> => {
  const { settings } = await readDeskSettings(db);
  const holidays = await db.selectFrom('holiday').select('day').execute();
  return {
    holidays: new Set(holidays.map(({ day }) => day)),
    isThursdayWorked: settings.isThursdayWorked,
  };
};
