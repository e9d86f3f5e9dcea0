import { type Db, databaseNow } from '#storage/dialect.ts';
import { linkAfterlifeMs } from './link.rules.ts';

/** The newest link that stands for a request; undefined before there is one. */
export const findActiveLink = (db: Db, requestId: number) =>
  db
    .selectFrom('tracking_link')
    .select(['number', 'token_hash'])
    .where('request_id', '=', requestId)
    .where('revoked_at', 'is', null)
    .orderBy('number', 'desc')
    .executeTakeFirst();

export const readLastLinkNumber = async (db: Db, requestId: number): Promise<number> => {
  const row = await db
    .selectFrom('tracking_link')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.last ?? 0;
};

export const insertLink = async (
  db: Db,
  link: { requestId: number; number: number; tokenHash: string },
): Promise<void> => {
  await db
    .insertInto('tracking_link')
    .values({
      request_id: link.requestId,
      number: link.number,
      token_hash: link.tokenHash,
      created_at: databaseNow(db),
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const revokeLinksOfRequest = async (trx: Db, requestId: number): Promise<void> => {
  await trx
    .updateTable('tracking_link')
    .set({ revoked_at: databaseNow(trx) })
    .where('request_id', '=', requestId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** The same for every request of a device. */
export const revokeLinksOfDevices = async (trx: Db, soldProductIds: readonly number[]): Promise<void> => {
  await trx
    .updateTable('tracking_link')
    .set({ revoked_at: databaseNow(trx) })
    .where('revoked_at', 'is', null)
    .where('request_id', 'in', (eb) =>
      eb
        .selectFrom('repair_request')
        .select('repair_request.id')
        .where('sold_product_id', 'in', soldProductIds),
    )
    .execute();
};

/** What the tracking page may know: no column of a person, a place, a device's number or money is read. */
export const findTracked = async (db: Db, tokenHash: string) => {
  const oldest = databaseNow(db, -linkAfterlifeMs);
  return db
    .selectFrom('tracking_link as link')
    .innerJoin('repair_request as request', 'request.id', 'link.request_id')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select([
      'request.id',
      'request.trace_number',
      'request.status_id',
      'request.repair_in_place',
      'request.is_returned_unrepaired',
      'request.estimate_state',
      'device.product_name',
    ])
    .where('link.token_hash', '=', tokenHash)
    .where('link.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('request.status_id', '<', 7), eb('request.changed_at', '>', oldest)]))
    .executeTakeFirst();
};

/** Day and window of the visit of a repair in place; who comes is not read. */
export const findVisitTime = (db: Db, requestId: number) =>
  db
    .selectFrom('visit')
    .select(['from_at', 'to_at', databaseNow(db).as('now')])
    .where('request_id', '=', requestId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();

/** The changes of status alone, oldest first: notes and corrections are the customer's own. */
export const listStatusDates = (db: Db, requestId: number) =>
  db
    .selectFrom('repair_log')
    .select(['from_status', 'to_status', 'at'])
    .where('request_id', '=', requestId)
    .where('kind', '=', 'status')
    .orderBy('at')
    .orderBy('id')
    .execute();
