import { sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';
import type { Span } from './report-context.ts';

/** Repairs that were sent back within a span, with the instants of their first arrival and their last sending. */
export const listRepaired = async (db: Db, span: Span): Promise<{ receivedAt: number; sentAt: number }[]> => {
  const rows = await db
    .selectFrom('repair_log as sent')
    .innerJoin('repair_request as request', 'request.id', 'sent.request_id')
    .select('sent.at as sent_at')
    .select((eb) =>
      eb
        .selectFrom('repair_log as received')
        .select(sql<number>`min(received.at)`.as('at'))
        .whereRef('received.request_id', '=', 'sent.request_id')
        .where('received.kind', '=', 'status')
        .where('received.to_status', '=', 2)
        .as('received_at'),
    )
    .where('sent.kind', '=', 'status')
    .where('sent.to_status', '=', 5)
    .where('sent.at', '>=', span.since)
    .where('sent.at', '<', span.until)
    .where('request.status_id', 'in', [5, 6, 7])
    .where('request.is_returned_unrepaired', '=', 0)
    .where(isLast('sent'))
    .execute();
  return rows.flatMap(({ sent_at, received_at }) =>
    received_at === null ? [] : [{ sentAt: sent_at, receivedAt: received_at }],
  );
};

/** When requests ended without a repair within a span: cancelled, or sent back as they came. The last time counts. */
export const listUnrepaired = async (db: Db, span: Span): Promise<{ at: number; isCancelled: boolean }[]> => {
  const rows = await db
    .selectFrom('repair_log as ended')
    .innerJoin('repair_request as request', 'request.id', 'ended.request_id')
    .select(['ended.to_status', 'ended.at'])
    .where('ended.kind', '=', 'status')
    .where('ended.to_status', 'in', [5, 100])
    .where('ended.at', '>=', span.since)
    .where('ended.at', '<', span.until)
    .where((eb) =>
      eb.or([
        eb.and([eb('request.status_id', '=', 100), eb('ended.to_status', '=', 100)]),
        eb.and([
          eb('request.status_id', 'in', [5, 6, 7]),
          eb('request.is_returned_unrepaired', '=', 1),
          eb('ended.to_status', '=', 5),
        ]),
      ]),
    )
    .where(isLast('ended'))
    .execute();
  return rows.map(({ to_status, at }) => ({ at, isCancelled: to_status === 100 }));
};

/** Whether its request came to the same status no later time. */
const isLast = (line: 'sent' | 'ended') => {
  const of = (column: string) => sql.ref(`${line}.${column}`);
  return sql<boolean>`not exists (select 1 from repair_log later
    where later.request_id = ${of('request_id')} and later.kind = 'status'
      and later.to_status = ${of('to_status')} and later.id > ${of('id')})`;
};
