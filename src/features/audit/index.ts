/** Actions of staff: done once and kept in the audit trail, both or neither. */

import type { Db, Storage } from '#storage/dialect.ts';
import { deleteActionsOlderThan } from './action.repository.ts';
import type { Person } from './actor.ts';
import { type AuditNote, insertAuditEvents } from './audit.repository.ts';

export { type ActionActor, commandActor, type Person, type StaffActor } from './actor.ts';
export type { AuditChange } from './audit.repository.ts';
export { exportTrail, readTrail, readTrailChoices } from './read-trail.ts';
export {
  type ActionContext,
  type ActionDeps,
  type ActionOutcome,
  type PrepareContext,
  type StaffAction,
  staffAction,
} from './staff-action.ts';
export type { AuditEvent } from './trail.repository.ts';

const answersKeptMs = 48 * 3_600_000;

/** For what changes nothing and is kept all the same: sign-ins, exports, refusals. Null is the system itself. */
export const writeAudit = (db: Db, person: Person | null, note: AuditNote): Promise<void> =>
  insertAuditEvents(db, person ?? { staffId: null, name: '' }, note.action, [note]);

/** Removes results that nobody will ask for again. */
export const purgeActions = ({ storage }: { storage: Storage }): Promise<number> =>
  deleteActionsOlderThan(storage.db, answersKeptMs);
