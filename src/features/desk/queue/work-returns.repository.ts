import type { Db } from '#storage/dialect.ts';

/** Other requests for the devices of these requests. By number only: SQLite would begin with all of a status. */
export const listOtherRequests = (db: Db, requestIds: readonly number[]) =>
  db
    .selectFrom('repair_request as request')
    .innerJoin('repair_request as earlier', 'earlier.sold_product_id', 'request.sold_product_id')
    .select(['request.id', 'request.registered_at as registeredAt', 'earlier.id as earlierId'])
    .select(['earlier.status_id as earlierStatus', 'earlier.is_returned_unrepaired as isUnrepaired'])
    .where('request.id', 'in', requestIds)
    .whereRef('earlier.id', '!=', 'request.id')
    .execute();

/** When the device of each of these requests was sent back. Not joined: SQLite would begin with all that ever were. */
export const listSentBack = async (db: Db, requestIds: readonly number[]) =>
  requestIds.length === 0
    ? []
    : db
        .selectFrom('repair_log')
        .select(['request_id as requestId', 'at'])
        .where('request_id', 'in', requestIds)
        .where('kind', '=', 'status')
        .where('to_status', '=', 5)
        .execute();
