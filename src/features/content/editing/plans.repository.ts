import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ContentPlanRow } from '#storage/content-editing-tables.ts';
import { type Db, databaseNow, engineOf } from '#storage/dialect.ts';
import type { By } from '../commands/by.ts';
import type { Thing } from '../commands/content-documents.repository.ts';

export type Plan = Selectable<ContentPlanRow>;

export const listPlans = (db: Db, { kind, id }: Thing): Promise<Plan[]> =>
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
  { kind, id }: Thing,
  { action, document, dueAt, by }: { action: Plan['action']; document: string | null; dueAt: number; by: By },
): Promise<number> => {
  const who = { by_staff: by.staffId, by_name: by.name };
  const changed = await db
    .updateTable('content_plan')
    .set({ document, due_at: dueAt, ...who })
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
      ...{ kind, entity_id: id, action, document, due_at: dueAt, state: 'waiting', reason: '' },
      ...who,
      created_at: databaseNow(db),
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
};

const waiting = (db: Db, { kind, id }: Thing, planId: number) =>
  db
    .updateTable('content_plan')
    .where('id', '=', planId)
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .where('state', '=', 'waiting');

/** False when it waits no longer. */
export const movePlan = async (db: Db, thing: Thing, planId: number, dueAt: number): Promise<boolean> =>
  (await waiting(db, thing, planId).set({ due_at: dueAt }).executeTakeFirst()).numUpdatedRows > 0n;

export const cancelPlan = async (db: Db, thing: Thing, planId: number): Promise<boolean> =>
  (
    await waiting(db, thing, planId)
      .set({ state: 'cancelled', finished_at: databaseNow(db) })
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** A plan whose time has come by the database's clock, held until the transaction ends; rivals pass it over. */
export const takeDuePlan = async (tx: Db): Promise<Plan | undefined> => {
  const due = tx
    .selectFrom('content_plan')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', sql<number>`${databaseNow(tx)}`)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1);
  return (engineOf(tx) === 'postgres' ? due.forUpdate().skipLocked() : due).executeTakeFirst();
};

export const finishPlan = async (
  db: Db,
  planId: number,
  end: { state: 'done' | 'failed'; reason?: string },
): Promise<void> => {
  await db
    .updateTable('content_plan')
    .set({ state: end.state, reason: end.reason ?? '', finished_at: databaseNow(db) })
    .where('id', '=', planId)
    .where('state', '=', 'waiting')
    .execute();
};
