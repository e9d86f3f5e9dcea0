/** Actions of staff: permitted, done once and kept in the audit trail, all or nothing. */

import { hourMs } from '#kernel/durations.ts';
import type { Storage } from '#storage/dialect.ts';
import { deleteActionsOlderThan } from './action.repository.ts';

export { type ActionActor, commandActor, type StaffActor } from './actor.ts';
export {
  type ActionContext,
  type ActionDeps,
  type ActionOutcome,
  type PrepareContext,
  type StaffAction,
  type StaffContext,
  staffAction,
} from './staff-action.ts';

const answersKeptMs = 48 * hourMs;

/** Removes results that nobody will ask for again. */
export const purgeActions = ({ storage }: { storage: Storage }): Promise<number> =>
  deleteActionsOlderThan(storage.db, answersKeptMs);
