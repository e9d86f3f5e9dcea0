import type { ContentKind } from '#contract/content/kinds.ts';
import type { PlanRow } from '#contract/office/calls/content-shapes.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { countOpenPlans, listOpenPlans, type PlanFilter } from './plan-list.repository.ts';

/** One page of the plans that wait, are late or failed, and how many there are of each. */
export const listContentPlans = async (
  db: Db,
  { page = 1, size = 25, state }: PlanFilter & { page?: number | undefined; size?: number | undefined },
) => {
  const rows = await listOpenPlans(db, { state }, { limit: size, offset: (page - 1) * size });
  const counts = await countOpenPlans(db);
  const total = state ? counts[state] : counts.failed + counts.late + counts.waiting;
  const items = rows.map(
    (row): PlanRow => ({
      id: row.id,
      kind: row.kind as ContentKind,
      itemId: row.entity_id,
      title: row.title ?? '',
      action: row.action,
      dueAt: toIso(row.due_at),
      state: row.shown_state,
      reason: row.reason,
      nextTryAt: row.shown_state === 'late' && row.try_at > 0 ? toIso(row.try_at) : null,
      by: row.by_name,
    }),
  );
  return { total, counts, items };
};
