/** The audit trail: who did what to which subject. */

import type { ActionName } from '#contract/office/action-names.ts';
import type { Db } from '#storage/dialect.ts';
import { type AuditChange, type AuditNote, insertAuditEvents } from './audit.repository.ts';
import type { Person } from './person.ts';

export type { AuditChange } from './audit.repository.ts';
export type { Person } from './person.ts';
export { exportTrail, readTrail, readTrailChoices } from './read-trail.ts';

/** For what changes nothing and is kept all the same: sign-ins, exports, refusals. Null is the system itself. */
export const writeAudit = (db: Db, person: Person | null, note: AuditNote): Promise<void> =>
  insertAuditEvents(db, person ?? { staffId: null, name: '' }, note.action, [note]);

/** The changes that one action made. To be called in the transaction that makes them. */
export const writeAuditChanges = (
  trx: Db,
  person: Person,
  action: ActionName,
  changes: readonly AuditChange[],
): Promise<void> => insertAuditEvents(trx, person, action, changes);
