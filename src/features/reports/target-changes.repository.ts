import type { DeskTargets } from '#contract/office/desk-settings.ts';
import type { Db } from '#storage/dialect.ts';

export type TargetChange = { at: number; targets: DeskTargets };

/** Which targets stood from when on, oldest first; the first has stood from the beginning. */
export const listTargetChanges = async (db: Db): Promise<TargetChange[]> => {
  const rows = await db.selectFrom('target_change').selectAll().orderBy('at').orderBy('id').execute();
  return rows.map(({ at, registered, visit, received, paid, whole }) => ({
    at,
    targets: { registered, visit, received, paid, whole },
  }));
};
