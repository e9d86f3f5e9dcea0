import type { Selectable } from 'kysely';
import type { Person } from '#features/audit/index.ts';
import type { ContentPlanRow } from '#storage/content-editing-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { ContentRef } from './content-documents.repository.ts';

export type Plan = Selectable<ContentPlanRow>;

export const toContentRef = ({ kind, entity_id: id }: Plan): ContentRef => ({
  kind: kind as ContentRef['kind'],
  id,
});

export const findPlan = (db: Db, planId: number): Promise<Plan | undefined> =>
  db.selectFrom('content_plan').selectAll().where('id', '=', planId).executeTakeFirst();

export const listPlans = (db: Db, { kind, id }: ContentRef): Promise<Plan[]> =>
  db
    .selectFrom('content_plan')
    .selectAll()
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .orderBy('due_at')
    .limit(50)
    .execute();

/** Makes a plan, or changes the one of the same action that waits. Gives its id. */
export const putPlan = async (
  db: Db,
  { kind, id }: ContentRef,
  {
    action,
    document,
    dueAt,
    by,
  }: { action: Plan['action']; document: string | null; dueAt: number; by: Person },
): Promise<number> => {
  const who = { by_staff: by.staffId, by_name: by.name };
  const changed = await db
    .updateTable('content_plan')
    .set({ document, due_at: dueAt, tries: 0, try_at: 0, ...who })
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .where('action', '=', action)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (changed) return changed.id;
  const made = await db
    .insertInto('content_plan')
    .values({
      kind,
      entity_id: id,
      action,
      document,
      due_at: dueAt,
      state: 'waiting',
      reason: '',
      ...who,
      created_at: databaseNow(db),
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
};

/** The plan of an action that waits for an item, and whose it is. */
export const findWaitingPlan = (
  db: Db,
  { kind, id }: ContentRef,
  action: Plan['action'],
): Promise<Plan | undefined> =>
  db
    .selectFrom('content_plan')
    .selectAll()
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .where('action', '=', action)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

const planOf = (db: Db, { kind, id }: ContentRef, planId: number) =>
  db
    .updateTable('content_plan')
    .where('id', '=', planId)
    .where('kind', '=', kind)
    .where('entity_id', '=', id);

/** False when it waits no longer. */
export const movePlan = async (db: Db, item: ContentRef, planId: number, dueAt: number): Promise<boolean> =>
  (
    await planOf(db, item, planId)
      .set({ due_at: dueAt, tries: 0, try_at: 0 })
      .where('state', '=', 'waiting')
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Cancels a plan that waits, or takes a failed one from the list; false when it is neither any more. */
export const markPlanCancelled = async (db: Db, item: ContentRef, planId: number): Promise<boolean> =>
  (
    await planOf(db, item, planId)
      .set({ state: 'cancelled', finished_at: databaseNow(db) })
      .where('state', 'in', ['waiting', 'failed'])
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Makes a late or failed plan due at this moment, with all its tries. */
export const restartPlan = async (db: Db, item: ContentRef, planId: number, now: number): Promise<void> => {
  await planOf(db, item, planId)
    .set({ state: 'waiting', reason: '', due_at: now, tries: 0, try_at: 0, finished_at: null })
    .execute();
};

const duePlans = (db: Db) =>
  db
    .selectFrom('content_plan')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', databaseNow(db))
    .where('try_at', '<=', databaseNow(db));

/** A plan whose time has come by the database's clock. */
export const findDuePlan = (db: Db): Promise<Plan | undefined> =>
  duePlans(db).orderBy('due_at').orderBy('id').limit(1).executeTakeFirst();

/** The same, held until the transaction ends; undefined when a rival did, moved or cancelled it meanwhile. */
export const lockDuePlan = (trx: Db, planId: number): Promise<Plan | undefined> =>
  duePlans(trx).where('id', '=', planId).forUpdate().executeTakeFirst();

/** Tries a plan again after a while, so that those behind it are not held up. */
export const postponePlan = async (db: Db, { id, due_at, tries }: Plan, waitMs: number): Promise<void> => {
  await db
    .updateTable('content_plan')
    .set({ tries: tries + 1, try_at: databaseNow(db, waitMs) })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .where('state', '=', 'waiting')
    .execute();
};

/** False when somebody else finished, moved or cancelled it. */
export const finishPlan = async (
  db: Db,
  { id, due_at }: Pick<Plan, 'id' | 'due_at'>,
  end: { state: 'done' | 'failed'; reason?: string },
): Promise<boolean> =>
  (
    await db
      .updateTable('content_plan')
      .set({ state: end.state, reason: end.reason ?? '', finished_at: databaseNow(db) })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
  ).numUpdatedRows > 0n;
