import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { writeVisitTime } from '#contract/repair/visit-times.ts';
import { queueNotice } from '#features/notification/index.ts';
import { listPeopleWith } from '#features/staff/index.ts';
import { type ActionContext, type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { describeVisit, lockVisit, type VisitClaim } from './lock-visit.ts';
import { findVisitChange, findWindowFault, isVisitable, type VisitWindow } from './visit.rules.ts';
import { findOverlap, storeVisit } from './visits.repository.ts';

type Deps = { storage: Storage };
type VisitInput = VisitClaim & {
  staffId: number;
  from: string;
  to: string;
  /** The person was warned that the technician has another visit then. */
  mayOverlap?: boolean | undefined;
};

/** Sets who comes when to repair a device in its place, or changes it, and notifies the customer. */
export const setVisit = staffAction({
  name: 'visit.set',
  permission: 'visits.write',
  prepare: async ({ deps }: PrepareContext<Deps>, { staffId }: VisitInput) => {
    const person = (await listPeopleWith(deps, 'servicereports.write')).find(({ id }) => id === staffId);
    if (!person) throw deskRefusal('visit-technician', { field: 'staffId' });
    return person;
  },
  run: async ({ trx, actor }: ActionContext<Deps>, input, person) => {
    const { request, rev: seen, visit: before } = await lockVisit(trx, input);
    if (request.repair_in_place !== 1) throw deskRefusal('visit-not-in-place');
    if (!isVisitable(request)) throw deskRefusal('visit-closed');
    const after = { staffId: person.id, from: Date.parse(input.from), to: Date.parse(input.to) };
    const fault = findWindowFault(after, await readDatabaseNow(trx));
    if (fault) throw deskRefusal(fault, { field: 'to' });
    const change = findVisitChange(before, after);
    if (!change) return { result: { rev: seen }, audit: [] };
    if (!input.mayOverlap) await requireFreeTime(trx, request.id, after);
    const rev = seen + 1;
    await storeVisit(trx, { requestId: request.id, rev, ...after, by: actor.name });
    const to = describeVisit({ ...after, technician: person.name });
    await queueNotice(trx, {
      requestId: request.id,
      facts: { kind: 'visit', change, from: to.from, to: to.to },
      onceKey: `visit-${request.id}-${rev}`,
      staffName: actor.name,
    });
    return {
      result: { rev },
      audit: {
        subject: { kind: 'repair', id: input.traceNumber },
        from: before ? describeVisit(before) : null,
        to,
      },
    };
  },
});

/** Two who send one technician to two places at once pass here one after the other: the second is warned. */
const requireFreeTime = async (
  trx: Db,
  requestId: number,
  visit: VisitWindow & { staffId: number },
): Promise<void> => {
  await lockRows(trx, 'staff', [visit.staffId]);
  const other = await findOverlap(trx, { requestId, ...visit });
  if (!other) return;
  const { from, to } = describeVisit({
    technician: '',
    from: other.from_at,
    to: other.to_at,
  });
  throw deskRefusal('visit-overlaps', {
    traceNumber: other.trace_number,
    time: writeVisitTime({ from, to }),
  });
};
