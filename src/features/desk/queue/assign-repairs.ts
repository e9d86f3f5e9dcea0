import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { AuditChange } from '#features/audit/index.ts';
import { assignRequest, requireLockedRequest } from '#features/requests/index.ts';
import { listPeopleWith } from '#features/staff/index.ts';
import { type ActionContext, type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import type { Storage } from '#storage/dialect.ts';
import { findAssignee } from './assignees.repository.ts';

type Deps = { storage: Storage };
type Assignment = {
  staffId: number | null;
  items: readonly { traceNumber: string; expectedStaffId: number | null }[];
};

/** Everyone who can be responsible for a request: those who move it, and those who do its work. */
export const listRepairPeople = (deps: Deps) => listPeopleWith(deps, 'repairs.move', 'servicereports.write');

/** Everyone who can have done the work of a service report. */
export const listTechnicians = (deps: Deps) => listPeopleWith(deps, 'servicereports.write');

/** Gives requests to a member of staff. Of two who take one at once, the second is shown the first one's name. */
export const assignRepairs = staffAction({
  name: 'repair.assign',
  permission: 'repairs.assign',
  prepare: async ({ deps }: PrepareContext<Deps>, { staffId }: Assignment) => {
    const person = staffId === null ? null : (await listRepairPeople(deps)).find(({ id }) => id === staffId);
    if (person === undefined) throw deskRefusal('not-of-desk', { field: 'staffId' });
    return person;
  },
  run: async ({ trx }: ActionContext<Deps>, { staffId, items }, person) => {
    const assigned: string[] = [];
    const refused: { traceNumber: string; name: string }[] = [];
    const audit: AuditChange[] = [];
    // In one order, so that two who assign at once do not wait for each other.
    for (const item of items.toSorted((a, b) => a.traceNumber.localeCompare(b.traceNumber))) {
      const { traceNumber, expectedStaffId } = item;
      const request = await requireLockedRequest(trx, traceNumber);
      const holderId = request.assignee_id;
      const holder = await findAssignee(trx, holderId);
      if (holder && holder.id !== expectedStaffId && holder.id !== staffId) {
        refused.push({ traceNumber, name: holder.name });
        continue;
      }
      assigned.push(traceNumber);
      if (holderId === staffId) continue;
      await assignRequest(trx, request, staffId);
      audit.push({
        subject: { kind: 'repair', id: traceNumber },
        from: { assignee: holder?.name ?? null },
        to: { assignee: person?.name ?? null },
      });
    }
    return { result: { assigned, refused }, audit };
  },
});
