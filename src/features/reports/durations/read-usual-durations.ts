import type { StatusId } from '#contract/repair/statuses.ts';
import { readDeskSettings, readWorkCalendar } from '#features/desk/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { createWorkMeter } from '#kernel/work-meter.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { listEndedSteps } from './durations.repository.ts';
import { toUsualDuration, type UsualDuration } from './durations.rules.ts';

const lookBackMs = 90 * dayMs;
/** Kept for six hours: in so short a time 90 days hardly change. */
const defaultRemembersMs = dayMs / 4;

/** By the step's status; absent where too few ended lately. Repairs in place are neither counted nor shown. */
export type UsualDurations = Partial<Record<StatusId, UsualDuration>>;

/** How long each open step usually takes, in working days, from what ended in the last 90 days. */
export const readUsualDurations = async (db: Db): Promise<UsualDurations> => {
  const now = await readDatabaseNow(db);
  const steps = await listEndedSteps(db, now - lookBackMs);
  const { settings } = await readDeskSettings(db);
  const meter = createWorkMeter(await readWorkCalendar(db, settings), now - 2 * lookBackMs, now);
  const usual: UsualDurations = {};
  // An open survey is nothing to wait for.
  for (const statusId of [0, 1, 2, 3, 4, 5] as const) {
    const days = steps
      .filter((step) => step.statusId === statusId)
      .map(({ beganAt, endedAt }) => meter(beganAt, endedAt));
    const duration = toUsualDuration(days);
    if (duration) usual[statusId] = duration;
  }
  return usual;
};

/** What `compute` gives, in a worker thread where there is one, remembered for six hours. */
export const createUsualDurations = (
  compute: () => Promise<UsualDurations>,
  { remembersMs = defaultRemembersMs, clock = () => performance.now() } = {},
): (() => Promise<UsualDurations>) => {
  let kept: { at: number; usual: Promise<UsualDurations> } | undefined;
  return () => {
    if (kept && clock() - kept.at < remembersMs) return kept.usual;
    const usual = compute();
    const fresh = { at: clock(), usual };
    kept = fresh;
    usual.catch(() => {
      // What failed is asked again, not remembered.
      if (kept === fresh) kept = undefined;
    });
    return usual;
  };
};
