import { sql } from 'kysely';
import { minuteMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export type PlanFilter = { state?: 'failed' | 'late' | 'waiting' | undefined };

/** The loop does a due plan within a minute; what waits for longer is late. */
const lateAfterMs = minuteMs;

// The offset is written out: with a parameter PostgreSQL refuses the expression in `group by`.
const shownState = (db: Db) => sql<'failed' | 'late' | 'waiting'>`case
  when content_plan.state = 'failed' then 'failed'
  when content_plan.due_at <= ${databaseNow(db)} - ${sql.lit(lateAfterMs)} then 'late'
  else 'waiting' end`;

const openPlans = (db: Db, { state }: PlanFilter) => {
  const open = db.selectFrom('content_plan').where('content_plan.state', 'in', ['waiting', 'failed']);
  return state ? open.where(shownState(db), '=', state) : open;
};

/** What failed first, then what was due first. */
export const listOpenPlans = (
  db: Db,
  filter: PlanFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  openPlans(db, filter)
    .leftJoin('content_document', (join) =>
      join
        .onRef('content_document.kind', '=', 'content_plan.kind')
        .onRef('content_document.entity_id', '=', 'content_plan.entity_id'),
    )
    .select(['content_plan.id', 'content_plan.kind', 'content_plan.entity_id', 'content_plan.action'])
    .select(['content_plan.due_at', 'content_plan.reason', 'content_plan.try_at', 'content_plan.by_name'])
    .select(['content_document.title', shownState(db).as('shown_state')])
    .orderBy('content_plan.state')
    .orderBy('content_plan.due_at')
    .orderBy('content_plan.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countOpenPlans = async (db: Db) => {
  const counts = { failed: 0, late: 0, waiting: 0 };
  const rows = await openPlans(db, {})
    .select(shownState(db).as('shown_state'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(shownState(db))
    .execute();
  for (const { shown_state, count } of rows) counts[shown_state] = count;
  return counts;
};
