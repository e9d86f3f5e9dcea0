import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultDeskSettings } from '#contract/office/desk-settings.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { writeSettingsRow } from '#storage/settings-row.ts';
import { readDeskSettings } from './desk-settings.ts';

describe.each(engines)('settings of the desk on %s', (engine) => {
  let storage: Storage;
  let rev = 0;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());

  const store = async (document: object) => {
    const row = { document: JSON.stringify(document), rev };
    expect(await writeSettingsRow(storage.db, 'desk_setting', row)).toBe(true);
    rev += 1;
  };

  it('keeps what is stored where a later release knows more', async () => {
    await store({ taxTenths: 100, targets: { whole: 20 }, reminders: { invoice: 9 } });
    const { settings } = await readDeskSettings(storage.db);
    expect(settings).toEqual({
      ...defaultDeskSettings,
      taxTenths: 100,
      targets: { ...defaultDeskSettings.targets, whole: 20 },
      reminders: { ...defaultDeskSettings.reminders, invoice: 9 },
    });
  });

  it('fails on a setting that cannot be read, instead of billing without tax', async () => {
    await store({ ...defaultDeskSettings, taxTenths: 100, workWarrantyDays: -1 });
    await expect(readDeskSettings(storage.db)).rejects.toThrow('workWarrantyDays');
  });
});
