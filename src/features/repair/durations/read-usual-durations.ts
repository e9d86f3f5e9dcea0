import type { StatusId } from '#contract/repair/statuses.ts';
import { createWorkMeter } from '#kernel/work-meter.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { readWorkCalendar } from '../desk/desk-settings.repository.ts';
import { readDatabaseNow } from '../read-database-now.ts';
import { listEndedSteps } from './durations.repository.ts';
import { sayUsual, type UsualDuration } from './durations.rules.ts';

const dayMs = 86_400_000;
const lookBackMs = 90 * dayMs;

/** By the step's status; absent where too few ended lately. Repairs in place are neither counted nor told. */
export type UsualDurations = Partial<Record<StatusId, UsualDuration>>;

/** How long each open step usually takes, in working days, from what ended in the last 90 days. */
export const readUsualDurations = async (db: Db): Promise<UsualDurations> => {
  const now = await readDatabaseNow(db);
  const steps = await listEndedSteps(db, now - lookBackMs);
  const meter = createWorkMeter(await readWorkCalendar(db), now - 2 * lookBackMs, now);
  const usual: UsualDurations = {};
  for (const statusId of [0, 1, 2, 3, 4, 5, 6] as const) {
    const days = steps
      .filter((step) => step.statusId === statusId)
      .map(({ beganAt, endedAt }) => meter(beganAt, endedAt));
    const said = sayUsual(days);
    if (said) usual[statusId] = said;
  }
  return usual;
};

/** The same, asked at most every ten minutes and apart from everyone else: every visitor of the portal may want it. */
export const createUsualDurations = (
  { storage }: { storage: Storage },
  { remembersMs = 600_000, clock = () => performance.now() } = {},
): (() => Promise<UsualDurations>) => {
  let kept: { at: number; usual: Promise<UsualDurations> } | undefined;
  return () => {
    if (kept && clock() - kept.at < remembersMs) return kept.usual;
    const usual = readUsualDurations(storage.longReads);
    const fresh = { at: clock(), usual };
    kept = fresh;
    usual.catch(() => {
      // What failed is asked again, not remembered.
      if (kept === fresh) kept = undefined;
    });
    return usual;
  };
};
