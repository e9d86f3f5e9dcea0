import type { DeskSettings } from '#contract/office/desk-settings.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { readDeskSettings, storeDeskSettings } from './desk-settings.ts';

export const writeDeskSettings = staffAction({
  name: 'desk-settings.write',
  permission: 'desksettings.write',
  run: async ({ trx }: ActionContext, { settings, rev }: { settings: DeskSettings; rev: number }) => {
    const before = await readDeskSettings(trx);
    await storeDeskSettings(trx, settings, rev);
    return {
      result: { settings, rev: rev + 1 },
      audit: { subject: { kind: 'desk-settings', id: 1 }, from: before.settings, to: settings },
    };
  },
});
