import { lastStatusWithVisit } from '#contract/repair/visit-times.ts';
import { dayMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export type StoredVisit = {
  rev: number;
  staffId: number;
  technician: string;
  from: number;
  to: number;
  isCancelled: boolean;
  changedBy: string;
};

export const findVisit = async (db: Db, requestId: number): Promise<StoredVisit | undefined> => {
  const row = await db
    .selectFrom('visit')
    .innerJoin('staff', 'staff.id', 'visit.staff_id')
    .select(['rev', 'staff_id', 'staff.name', 'from_at', 'to_at', 'cancelled_at', 'changed_by'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return (
    row && {
      rev: row.rev,
      staffId: row.staff_id,
      technician: row.name,
      changedBy: row.changed_by,
      from: row.from_at,
      to: row.to_at,
      isCancelled: row.cancelled_at !== null,
    }
  );
};

export const storeVisit = async (
  trx: Db,
  visit: { requestId: number; rev: number; staffId: number; from: number; to: number; by: string },
): Promise<void> => {
  const values = {
    rev: visit.rev,
    staff_id: visit.staffId,
    from_at: visit.from,
    to_at: visit.to,
    cancelled_at: null,
    changed_by: visit.by,
  };
  await trx
    .insertInto('visit')
    .values({ request_id: visit.requestId, ...values })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(values))
    .execute();
};

export const markVisitCancelled = async (
  trx: Db,
  { requestId, rev, by }: { requestId: number; rev: number; by: string },
): Promise<void> => {
  await trx
    .updateTable('visit')
    .set({ rev, cancelled_at: databaseNow(trx), changed_by: by })
    .where('request_id', '=', requestId)
    .execute();
};

/** Another visit of this person in that time, of a request whose work is not over. */
export const findOverlap = async (
  db: Db,
  { requestId, staffId, from, to }: { requestId: number; staffId: number; from: number; to: number },
) =>
  db
    .selectFrom('visit')
    .innerJoin('repair_request as request', 'request.id', 'visit.request_id')
    .select(['request.trace_number', 'from_at', 'to_at'])
    .where('staff_id', '=', staffId)
    .where('cancelled_at', 'is', null)
    // A window ends on the day it begins.
    .where('from_at', '>', from - dayMs)
    .where('from_at', '<', to)
    .where('to_at', '>', from)
    .where('request_id', '!=', requestId)
    .where('request.status_id', '<=', lastStatusWithVisit)
    .orderBy('from_at')
    .executeTakeFirst();

/** Visits that begin within a time, of everyone or of one person, except those of cancelled requests. */
export const listVisitsBetween = (
  db: Db,
  { from, to, staffId }: { from: number; to: number; staffId?: number | undefined },
) => {
  const visits = db
    .selectFrom('visit')
    .innerJoin('staff', 'staff.id', 'visit.staff_id')
    .innerJoin('repair_request as request', 'request.id', 'visit.request_id')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select(['visit.staff_id', 'staff.name as technician', 'visit.from_at', 'visit.to_at'])
    .select(['request.trace_number', 'request.status_id', 'request.issue_description'])
    .select([
      'request.sender_address',
      'request.centre_name',
      'request.centre_address',
      'request.caller_phone',
    ])
    .select(['device.product_name', 'device.serial_number', 'device.mobile', 'device.address'])
    .select(['device.centre_name as device_centre', 'request.centre_id'])
    .where('visit.cancelled_at', 'is', null)
    .where('visit.from_at', '>=', from)
    .where('visit.from_at', '<', to)
    .where('request.status_id', '!=', 100)
    .orderBy('staff.name')
    .orderBy('visit.from_at');
  return (staffId === undefined ? visits : visits.where('visit.staff_id', '=', staffId)).execute();
};

/** The visits of these requests that were not cancelled and are not over before an instant. */
export const listVisitsOf = (db: Db, requestIds: readonly number[], since: number) =>
  db
    .selectFrom('visit')
    .innerJoin('staff', 'staff.id', 'visit.staff_id')
    .select(['request_id', 'staff.name as technician', 'from_at', 'to_at'])
    .where('request_id', 'in', requestIds)
    .where('cancelled_at', 'is', null)
    .where('to_at', '>=', since)
    .execute();
