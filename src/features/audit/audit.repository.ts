import type { ActionName, SubjectKind } from '#contract/office/action-names.ts';
import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { Person } from './person.ts';

/** Never a secret. */
type Recorded = NonNullable<unknown>;

type Audited = {
  subject: { kind: SubjectKind; id: string | number };
  /** Where one action has several names in the trail. */
  action?: ActionName;
  why?: string | undefined;
};

/** A creation has no `from`, a deletion no `to`, a change has both. */
export type AuditChange = Audited &
  ({ from: null; to: Recorded } | { from: Recorded; to: Recorded } | { from: Recorded; to: null });

/** What changed nothing and is kept all the same, such as a sign-in, export or refusal; or a change by the system. */
export type AuditNote = { action: ActionName } & (AuditChange | (Audited & { from?: null; to?: Recorded }));

/** Written in the order given: all of them or none. */
export const insertAuditEvents = async (
  db: Db,
  person: Person,
  name: ActionName,
  entries: readonly (AuditChange | AuditNote)[],
): Promise<void> => {
  const now = databaseNow(db);
  for (const rows of cutIntoParts(entries, rowsAStatement)) {
    await db
      .insertInto('audit_event')
      .values(
        rows.map(({ action = name, subject, from, to, why }) => ({
          at: now,
          staff_id: person.staffId,
          staff_name: person.name,
          deed: action,
          thing_kind: subject.kind,
          thing_id: String(subject.id),
          from_value: writeValue(from),
          to_value: writeValue(to),
          why: why || null,
        })),
      )
      .execute();
  }
};

const writeValue = (value: unknown): string | null =>
  (value ?? null) === null ? null : JSON.stringify(value);

const rowsAStatement = 500;
