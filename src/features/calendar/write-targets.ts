import type { DeskTargets } from '#contract/office/desk-settings.ts';
import { type Actor, performAction } from '#features/audit/index.ts';
import { readDeskSettings, writeDeskSettings } from '#features/desk/index.ts';
import type { CalendarDeps } from './read-calendar.ts';

type Written = { targets: DeskTargets; rev: number };

/** How long each step may take from now on. Steps that ended keep the target that stood at their end. */
export const writeTargets = (deps: CalendarDeps, actor: Actor, { targets, rev }: Written): Promise<Written> =>
  performAction(deps, actor, 'writeTargets', async (trx) => {
    const { settings } = await readDeskSettings(trx);
    await writeDeskSettings(trx, { ...settings, targets }, rev);
    return {
      result: { targets, rev: rev + 1 },
      audit: {
        action: 'targets.write',
        subjectKind: 'desk-settings',
        subjectId: '1',
        from: settings.targets,
        to: targets,
      },
    };
  });
