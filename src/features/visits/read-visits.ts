import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { readStatus, requireStatusId } from '#contract/repair/statuses.ts';
import { findRequestByTrace, type StoredRequest } from '#features/requests/index.ts';
import { listPeopleWith } from '#features/staff/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import { tehranDayAt } from '#kernel/tehran-days.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { describeVisit } from './lock-visit.ts';
import { isVisitable } from './visit.rules.ts';
import { findVisit, listVisitsBetween, listVisitsOf } from './visits.repository.ts';

type Deps = { storage: Storage };
type Reader = Pick<StaffActor, 'staffId' | 'permissions'>;

const maySet = ({ permissions }: Reader): boolean => permissions.has('visits.write');

/** Whom a visit may be given to, for those who may give it. */
const listVisitTechnicians = async (deps: Deps, reader: Reader) =>
  maySet(reader) ? listPeopleWith(deps, 'servicereports.write') : [];

/** The visit of a request; of another technician's visit a technician reads nothing. */
export const readVisit = async (deps: Deps, reader: Reader, traceNumber: string) => {
  const { db } = deps.storage;
  const request = await findRequestByTrace(db, traceNumber);
  if (!request) throw deskRefusal('unknown-request', { traceNumber });
  const stored = await findVisit(db, request.id);
  const isShown = stored && !stored.isCancelled && (maySet(reader) || stored.staffId === reader.staffId);
  return {
    isOpen: isVisitable(request),
    rev: stored?.rev ?? 0,
    visit: isShown ? { staffId: stored.staffId, ...describeVisit(stored) } : null,
    technicians: await listVisitTechnicians(deps, reader),
  };
};

/** The visits of one day. A technician reads their own, with address and phones until the day is over. */
export const readVisitDay = async (
  deps: Deps,
  reader: Reader,
  { day, staffId }: { day?: string | undefined; staffId?: number | undefined },
) => {
  const { db } = deps.storage;
  const today = tehranDayAt(await readDatabaseNow(db));
  const range = day === undefined ? today : { day, ...tehranDayRange(day) };
  const rows = await listVisitsBetween(db, { ...range, staffId: maySet(reader) ? staffId : reader.staffId });
  const showsContact = maySet(reader) || range.day >= today.day;
  return {
    day: range.day,
    items: rows.map((row) => ({
      staffId: row.staff_id,
      ...describeVisit({ technician: row.technician, from: row.from_at, to: row.to_at }),
      traceNumber: row.trace_number,
      statusTitle: readStatus(requireStatusId(row.status_id), true).title,
      productName: row.product_name,
      serialNumber: row.serial_number,
      centreName: row.centre_name || row.device_centre,
      issueDescription: row.issue_description,
      address: showsContact
        ? row.sender_address || (row.centre_id === 0 ? row.address : row.centre_address)
        : '',
      phones: showsContact ? [row.mobile ?? '', row.caller_phone].filter((phone) => phone !== '') : [],
    })),
    technicians: await listVisitTechnicians(deps, reader),
  };
};

/** Of these requests those whose next step is a visit without a time. */
export const listWithoutVisit = async (
  db: Db,
  requests: readonly { id: number; status_id: number; repair_in_place: number }[],
): Promise<ReadonlySet<number>> => {
  const waiting = requests.filter((one) => one.repair_in_place === 1 && one.status_id === 1);
  const ids = new Set(waiting.map(({ id }) => id));
  if (ids.size > 0) for (const { request_id } of await listVisitsOf(db, [...ids], 0)) ids.delete(request_id);
  return ids;
};

export type ShownVisit = { technician: string; from: string; to: string };

/** What customers read of the visits of their requests: until the day is over, while the repair is under way. */
export const listShownVisits = async (
  db: Db,
  requests: readonly StoredRequest[],
): Promise<ReadonlyMap<number, ShownVisit>> => {
  const ids = requests.filter(isVisitable).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await listVisitsOf(db, ids, tehranDayAt(await readDatabaseNow(db)).from);
  return new Map(
    rows.map(({ request_id, technician, from_at, to_at }) => [
      request_id,
      describeVisit({ technician, from: from_at, to: to_at }),
    ]),
  );
};
