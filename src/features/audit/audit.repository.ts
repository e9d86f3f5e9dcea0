import { type Db, databaseNow } from '#storage/dialect.ts';
import type { Doer } from './actor.ts';

export type AuditEntry = {
  /** What was done, for example `repair.move`. */
  action: string;
  subjectKind: string;
  subjectId: string;
  from?: unknown;
  to?: unknown;
  why?: string | undefined;
};

/** Written in the order given, in one statement: all of them or none. */
export const insertAuditEvents = async (
  db: Db,
  doer: Doer,
  entries: readonly AuditEntry[],
): Promise<void> => {
  if (entries.length === 0) return;
  const now = databaseNow(db);
  for (let start = 0; start < entries.length; start += rowsAStatement) {
    await db
      .insertInto('audit_event')
      .values(
        entries
          .slice(start, start + rowsAStatement)
          .map(({ action, subjectKind, subjectId, from, to, why }) => ({
            at: now,
            staff_id: doer.staffId,
            staff_name: doer.name,
            deed: action,
            thing_kind: subjectKind,
            thing_id: subjectId,
            from_value: from === undefined ? null : JSON.stringify(from),
            to_value: to === undefined ? null : JSON.stringify(to),
            why: why || null,
          })),
      )
      .execute();
  }
};

/** Both engines bound the parameters of one statement. */
const rowsAStatement = 500;
