import { isDeepStrictEqual } from 'node:util';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { DeskSettings, defaultDeskSettings } from '#contract/office/desk-settings.ts';
import type { WorkCalendar } from '#kernel/working-time.ts';
import type { Db } from '#storage/dialect.ts';
import { findSettingsRow, writeSettingsRow } from '#storage/settings-row.ts';
import { insertTargetChange, listHolidayDays } from './desk-settings.repository.ts';

export type StoredDeskSettings = { settings: DeskSettings; rev: number };

/**
 * What managers have set; what was never set, or came later than the stored record, is as it is at first. A record that
 * cannot be read is a fault: nothing is billed by other settings than the company's.
 */
export const readDeskSettings = async (db: Db): Promise<StoredDeskSettings> => {
  const row = await findSettingsRow(db, 'desk_setting');
  if (!row) return { settings: defaultDeskSettings, rev: 0 };
  const stored = JSON.parse(row.document);
  const settings = DeskSettings.parse({
    ...defaultDeskSettings,
    ...stored,
    targets: { ...defaultDeskSettings.targets, ...stored.targets },
    reminders: { ...defaultDeskSettings.reminders, ...stored.reminders },
  });
  return { settings, rev: row.rev };
};

/** Stores the settings made from revision `rev`; a stale one is refused. Other targets count from now on. */
export const storeDeskSettings = async (trx: Db, settings: DeskSettings, rev: number): Promise<void> => {
  const before = (await readDeskSettings(trx)).settings.targets;
  const document = JSON.stringify(settings);
  if (!(await writeSettingsRow(trx, 'desk_setting', { document, rev })))
    throw deskRefusal('edited-meanwhile');
  const { targets } = settings;
  if (!isDeepStrictEqual(before, targets)) await insertTargetChange(trx, targets);
};

/** The days that are worked, for ages and targets. */
export const readWorkCalendar = async (
  db: Db,
  { isThursdayWorked }: Pick<DeskSettings, 'isThursdayWorked'>,
): Promise<WorkCalendar> => ({
  holidays: new Set((await listHolidayDays(db)).map(({ day }) => day)),
  isThursdayWorked,
});
