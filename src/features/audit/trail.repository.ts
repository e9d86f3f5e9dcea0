import { type SelectQueryBuilder, sql } from 'kysely';
import type { ActionName } from '#contract/office/action-names.ts';
import { countUpTo } from '#storage/count-up-to.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';

export type AuditFilter = {
  /** 0: what no person did. */
  staffId?: number | undefined;
  action?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  /** Milliseconds; from inclusive, to exclusive. */
  from?: number | undefined;
  to?: number | undefined;
  /** Saved drafts are many and say little: left out unless wanted, or asked for by name. */
  withDrafts?: boolean | undefined;
};

export type AuditEvent = {
  id: number;
  at: number;
  staffId: number | null;
  staffName: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  from: unknown;
  to: unknown;
  why: string | null;
};

const savedDrafts: ActionName[] = ['content.draft', 'servicereport.save'];

/** Newest first. */
export const selectEvents = async (
  db: Db,
  filter: AuditFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<AuditEvent[]> => {
  const rows = await narrow(db.selectFrom('audit_event'), filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    staffId: row.staff_id,
    staffName: row.staff_name,
    action: row.deed,
    subjectKind: row.thing_kind,
    subjectId: row.thing_id,
    from: row.from_value === null ? null : JSON.parse(row.from_value),
    to: row.to_value === null ? null : JSON.parse(row.to_value),
    why: row.why,
  }));
};

export const countEvents = (db: Db, filter: AuditFilter, max?: number): Promise<number> =>
  countUpTo(db, narrow(db.selectFrom('audit_event'), filter), max);

/** What there is to filter by. Each value is one step along its index, however many rows hold it. */
export const selectFilterChoices = async (db: Db) => {
  const people = await listValues<number>(db, 'staff_id');
  const names = people.map(async (id) => {
    const { name } = await db
      .selectFrom('audit_event')
      .select('staff_name as name')
      .where('staff_id', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { id, name };
  });
  return {
    people: await Promise.all(names),
    actions: await listValues<string>(db, 'deed'),
    subjectKinds: await listValues<string>(db, 'thing_kind'),
  };
};

/** The values of a column in their order. Asking for distinct ones would read the whole trail. */
const listValues = async <Value>(db: Db, name: 'staff_id' | 'deed' | 'thing_kind'): Promise<Value[]> => {
  const column = sql.ref(name);
  const { rows } = await sql<{ value: Value }>`
    select value from (
      with recursive step(value) as (
        select min(${column}) from audit_event
        union all
        select (select min(${column}) from audit_event where ${column} > step.value) from step
        where step.value is not null)
      select value from step where value is not null) as found`.execute(db);
  return rows.map(({ value }) => value);
};

const narrow = <Row>(
  query: SelectQueryBuilder<Tables, 'audit_event', Row>,
  { staffId, action, subjectKind, subjectId, from, to, withDrafts }: AuditFilter,
) => {
  let found = query;
  if (staffId === 0) found = found.where('staff_id', 'is', null);
  else if (staffId !== undefined) found = found.where('staff_id', '=', staffId);
  if (action !== undefined) found = found.where('deed', '=', action);
  else if (!withDrafts) found = found.where('deed', 'not in', savedDrafts);
  if (subjectKind !== undefined) found = found.where('thing_kind', '=', subjectKind);
  if (subjectId !== undefined) found = found.where('thing_id', '=', subjectId);
  if (from !== undefined) found = found.where('at', '>=', from);
  if (to !== undefined) found = found.where('at', '<', to);
  return found;
};
