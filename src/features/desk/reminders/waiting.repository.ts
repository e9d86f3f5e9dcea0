import { type Db, databaseNow } from '#storage/dialect.ts';

/**
 * Requests that have stood at a status for so long, by the line of the log that brought them there. With `isReminder`,
 * requests already reminded or waiting for the company are left out, so that they take no place below the limit.
 */
export const listWaiting = async (
  db: Db,
  {
    statusId,
    sinceMs,
    isReminder = false,
    limit = 100,
  }: { statusId: number; sinceMs: number; isReminder?: boolean; limit?: number },
) => {
  const before = databaseNow(db, -sinceMs);
  return (
    db
      .selectFrom('repair_request as request')
      .innerJoin('repair_log as log', (join) =>
        join
          .onRef('log.request_id', '=', 'request.id')
          .on('log.kind', '=', 'status')
          .onRef('log.to_status', '=', 'request.status_id'),
      )
      .leftJoin('repair_reminder as reminder', 'reminder.log_id', 'log.id')
      .leftJoin('invoice', (join) =>
        join.onRef('invoice.request_id', '=', 'request.id').on('invoice.withdrawn_at', 'is', null),
      )
      .select(['request.id', 'log.id as log_id', 'log.at', 'request.stood_since'])
      .where('request.status_id', '=', statusId)
      .$if(isReminder, (rows) => rows.where('reminder.log_id', 'is', null))
      // In place an expert comes; at 2 only an estimate waits for the customer; the bank answers an open payment.
      .$if(isReminder && statusId === 1, (rows) => rows.where('request.repair_in_place', '=', 0))
      .$if(isReminder && statusId === 2, (rows) => rows.where('request.estimate_state', '=', 'sent'))
      .$if(isReminder && statusId === 3, (rows) => rows.where('invoice.payment_state', '=', 'due'))
      .where('log.at', '<', before)
      // The answer to an estimate is waited for from its sending on, not from the device's arrival.
      .where('request.stood_since', '<', before)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('repair_log as later')
              .select('later.id')
              .whereRef('later.request_id', '=', 'request.id')
              .where('later.kind', '=', 'status')
              .whereRef('later.id', '>', 'log.id'),
          ),
        ),
      )
      .orderBy('request.stood_since')
      .orderBy('request.id')
      .limit(limit)
      .execute()
  );
};

/** True for exactly one caller, ever: of two processes one reminds. */
export const markReminded = async (trx: Db, requestId: number, logId: number): Promise<boolean> => {
  const row = await trx
    .insertInto('repair_reminder')
    .values({ log_id: logId, request_id: requestId, at: databaseNow(trx) })
    .onConflict((conflict) => conflict.column('log_id').doNothing())
    .returning('log_id')
    .executeTakeFirst();
  return row !== undefined;
};
