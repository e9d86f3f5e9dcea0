import type { LogRow } from '#features/requests/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { nameActor } from './name-actor.ts';

/** The story of these requests, oldest first. */
export const listLogs = (db: Db, requestIds: readonly number[]): Promise<LogRow[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('repair_log')
        .selectAll()
        .where('request_id', 'in', requestIds)
        .orderBy('at')
        .orderBy('id')
        .execute();

/** When and by whom a request was moved last; its registration is the first move. */
export const readLastChange = async (
  db: Db,
  requestId: number,
): Promise<{ changedAt: string; changedBy: string }> => {
  const row = await db
    .selectFrom('repair_log')
    .select(['at', 'actor', 'staff_name'])
    .where('request_id', '=', requestId)
    .where('kind', '=', 'status')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { changedAt: toIso(row.at), changedBy: nameActor(row) };
};
