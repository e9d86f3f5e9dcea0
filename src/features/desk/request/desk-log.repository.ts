import type { LogRow } from '#features/requests/index.ts';
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

/** When and by whom a request was moved last. */
export const findLastChange = async (
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
    .executeTakeFirst();
  return {
    changedAt: new Date(row?.at ?? 0).toISOString(),
    changedBy: row ? nameActor(row) : '',
  };
};
