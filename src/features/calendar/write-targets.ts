import type { DeskTargets } from '#contract/office/desk-settings.ts';
import { readDeskSettings, storeDeskSettings } from '#features/desk/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';

/** How long each step may take from now on. Steps that ended keep the target of their time. */
export const writeTargets = staffAction({
  name: 'targets.write',
  permission: 'calendar.write',
  run: async ({ trx }: ActionContext, { targets, rev }: { targets: DeskTargets; rev: number }) => {
    const { settings } = await readDeskSettings(trx);
    await storeDeskSettings(trx, { ...settings, targets }, rev);
    return {
      result: { targets, rev: rev + 1 },
      audit: { subject: { kind: 'desk-settings', id: 1 }, from: settings.targets, to: targets },
    };
  },
});
