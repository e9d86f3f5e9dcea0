import { sql } from 'kysely';
import type { LateBefore } from '#features/desk/index.ts';
import type { Db } from '#storage/dialect.ts';
import { waitsForDesk } from '#storage/waits-for-desk.ts';
import { stepBeganAt } from './durations/step-began.repository.ts';
import type { Span } from './report-context.ts';

/** A turn of the desk at a step that is over. */
type EndedTurn = { statusId: number; beganAt: number; endedAt: number };

const desksSteps = [0, 1, 2, 4] as const;
const everyEnd = [0, 1, 2, 3, 4, 5, 6, 100] as const;

/**
 * Turns of the desk that a move ended. While an estimate waits for its answer the turn is the customer's, so a turn at
 * 2 begins with the arrival or with the last answer, and one that ends unanswered is none.
 */
export const listTurnsEndedByMove = async (db: Db, span: Span): Promise<EndedTurn[]> => {
  const estimate = (column: 'sent_at' | 'answered_at') =>
    sql<number | null>`(select max(${sql.ref(column)}) from estimate
      where estimate.request_id = ended.request_id and ${sql.ref(column)} <= ended.at)`;
  const rows = await db
    .selectFrom('repair_log as ended')
    .innerJoin('repair_request as request', 'request.id', 'ended.request_id')
    .select(['ended.from_status', 'ended.at as ended_at'])
    .select(stepBeganAt.as('began_at'))
    .select([estimate('sent_at').as('asked_at'), estimate('answered_at').as('answered_at')])
    .where('ended.kind', '=', 'status')
    .where('ended.to_status', 'in', everyEnd)
    .where('ended.from_status', 'in', desksSteps)
    .where('ended.at', '>=', span.since)
    .where('ended.at', '<', span.until)
    .where((eb) => eb.or([eb('ended.from_status', '!=', 1), eb('request.repair_in_place', '=', 1)]))
    .execute();
  return rows.flatMap(({ from_status, ended_at, began_at, asked_at, answered_at }) => {
    if (from_status === null || began_at === null) return [];
    const asked = from_status === 2 && asked_at !== null && asked_at > began_at ? asked_at : undefined;
    const answered = answered_at ?? 0;
    if (asked !== undefined && answered < asked) return [];
    const beganAt = asked === undefined ? began_at : answered;
    return [{ statusId: from_status, beganAt, endedAt: ended_at }];
  });
};

/** Turns of the desk at 2 that ended with an estimate; one that replaced an unanswered one ended none. */
export const listTurnsEndedByEstimate = async (db: Db, span: Span): Promise<EndedTurn[]> => {
  const rows = await db
    .selectFrom('estimate')
    .select(['estimate.sent_at'])
    .select((eb) =>
      eb
        .selectFrom('repair_log as began')
        .select(sql<number>`max(began.at)`.as('at'))
        .whereRef('began.request_id', '=', 'estimate.request_id')
        .where('began.kind', '=', 'status')
        .where('began.to_status', '=', 2)
        .whereRef('began.at', '<=', 'estimate.sent_at')
        .as('began_at'),
    )
    .select((eb) =>
      eb
        .selectFrom('estimate as earlier')
        .select(sql<number>`max(earlier.sent_at)`.as('at'))
        .whereRef('earlier.request_id', '=', 'estimate.request_id')
        .whereRef('earlier.version', '<', 'estimate.version')
        .as('asked_at'),
    )
    .select((eb) =>
      eb
        .selectFrom('estimate as earlier')
        .select(sql<number>`max(earlier.answered_at)`.as('at'))
        .whereRef('earlier.request_id', '=', 'estimate.request_id')
        .whereRef('earlier.version', '<', 'estimate.version')
        .as('answered_at'),
    )
    .where('estimate.sent_at', '>=', span.since)
    .where('estimate.sent_at', '<', span.until)
    .execute();
  return rows.flatMap(({ sent_at, began_at, asked_at, answered_at }) => {
    if (began_at === null) return [];
    const isAskedBefore = asked_at !== null && asked_at >= began_at;
    const answered = answered_at ?? 0;
    if (isAskedBefore && answered < asked_at) return [];
    return [{ statusId: 2, beganAt: Math.max(began_at, answered), endedAt: sent_at }];
  });
};

/** What waits for the desk now, by step, and how many of it are past their target. */
export const countWaiting = async (
  db: Db,
  lateBefore: LateBefore,
): Promise<{ statusId: number; count: number; late: number }[]> => {
  const isLate = sql.join(
    lateBefore.map(({ status, before }) => sql`(status_id = ${status} and stood_since < ${before})`),
    sql` or `,
  );
  const rows = await db
    .selectFrom('repair_request')
    .select(['status_id', (eb) => eb.fn.countAll<number>().as('count')])
    .select(sql<number>`sum(case when ${isLate} then 1 else 0 end)`.as('late'))
    .where('status_id', 'in', desksSteps)
    .where(waitsForDesk)
    .groupBy('status_id')
    .execute();
  return rows.map((row) => ({ statusId: row.status_id, count: row.count, late: row.late }));
};
