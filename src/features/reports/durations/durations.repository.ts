import type { Db } from '#storage/dialect.ts';
import { stepBeganAt } from './step-began.repository.ts';

type EndedStep = { statusId: number; beganAt: number; endedAt: number };

/** What ends a step that went on: cancelled and unrepaired ones and steps back say nothing about how long one takes. */
const forwardMoves = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
] as const;

/** Steps that ended since an instant by going on, of repairs that are not done in place. */
export const listEndedSteps = async (db: Db, since: number): Promise<EndedStep[]> => {
  const rows = await db
    .selectFrom('repair_log as ended')
    .innerJoin('repair_request as request', 'request.id', 'ended.request_id')
    .select(['ended.from_status', 'ended.at as ended_at'])
    .select(stepBeganAt.as('began_at'))
    .where('ended.kind', '=', 'status')
    .where(
      'ended.to_status',
      'in',
      forwardMoves.map(([, to]) => to),
    )
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
