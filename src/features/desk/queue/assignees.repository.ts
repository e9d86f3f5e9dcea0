import { sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';

type Assignee = { id: number; name: string; isActive: boolean };

/** People by their numbers. */
export const listAssignees = async (
  db: Db,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Assignee>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'state'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, name, state }) => [id, { id, name, isActive: state === 'active' }]));
};

export const findAssignee = async (db: Db, id: number | null): Promise<Assignee | undefined> =>
  id === null ? undefined : (await listAssignees(db, [id])).get(id);

/** The responsible person's account is disabled. */
export const isAssigneeGone = sql<boolean>`request.assignee_id in (select id from staff where state <> 'active')`;
