import { sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';
import { stepBeganAt } from './step-began.repository.ts';

type EndedStep = { statusId: number; beganAt: number; endedAt: number };

/**
 * Steps that ended since an instant by going on, of repairs that are not done in place. Cancelled and unrepaired ones
 * and steps back say nothing about how long one takes.
 */
export const listEndedSteps = async (db: Db, since: number): Promise<EndedStep[]> => {
  const rows = await db
    .selectFrom('repair_log as ended')
    .innerJoin('repair_request as request', 'request.id', 'ended.request_id')
    .select(['ended.from_status', 'ended.at as ended_at'])
    .select(stepBeganAt.as('began_at'))
    .where('ended.kind', '=', 'status')
    .where('ended.to_status', 'in', [1, 2, 3, 4, 5, 6, 7])
    .where(sql<boolean>`ended.from_status = ended.to_status - 1`)
    .where('ended.at', '>=', since)
    .where('request.repair_in_place', '=', 0)
    .where('request.is_returned_unrepaired', '=', 0)
    .execute();
  return rows.flatMap(({ from_status, ended_at, began_at }) =>
    from_status === null || began_at === null
      ? []
      : [{ statusId: from_status, beganAt: began_at, endedAt: ended_at }],
  );
};
