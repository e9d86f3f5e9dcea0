/** Actions of staff: done once, told in the audit trail, both or neither. */

import type { Db, Storage } from '#storage/dialect.ts';
import { deleteActionsOlderThan } from './action.repository.ts';
import type { Doer } from './actor.ts';
import { type AuditEntry, insertAuditEvents } from './audit.repository.ts';

export type { Actor, Doer, Person } from './actor.ts';
export type { AuditEntry } from './audit.repository.ts';
export { type Action, performAction, type Transaction } from './perform-action.ts';

export { exportTrail, readTrail, readTrailChoices, type TrailFilter } from './read-trail.ts';
export type { AuditEvent } from './trail.repository.ts';

const answersKeptMs = 48 * 3_600_000;

/** For what changes nothing and is told all the same: sign-ins, exports, refusals. Null is the system itself. */
export const writeAudit = (db: Db, doer: Doer | null, entry: AuditEntry): Promise<void> =>
  insertAuditEvents(db, doer ?? { staffId: null, name: '' }, [entry]);

/** Removes answers that nobody will ask for again. */
export const purgeActions = ({ storage }: { storage: Storage }): Promise<number> =>
  deleteActionsOlderThan(storage.db, answersKeptMs);
