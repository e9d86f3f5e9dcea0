import { BenchItem } from '#contract/office/calls/bench-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { readRowStatus } from '#contract/repair/statuses.ts';
import { findDevice } from '#features/devices/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { readIntake } from '../intake/read-intake.ts';
import { listInternalNotes } from '../messages/internal-notes.repository.ts';
import { findAssignee } from '../queue/assignees.repository.ts';
import { type QueueInput, readQueue } from '../queue/list-queue.ts';
import { listWorkReturns } from '../queue/list-work-returns.ts';
import { listAdditions } from '../request/additions.repository.ts';

/** The queue as technicians see it: the same rows, without mobiles and sums. */
export const readBenchQueue = async (db: Db, input: QueueInput) => {
  const { total, counts, countBound, items } = await readQueue(db, input);
  return {
    total,
    counts,
    countBound,
    items: items.map((item) => BenchItem.parse(item)),
  };
};

/** One request as technicians see it: what came, with what fault, and what staff wrote. No sums, no numbers to call. */
export const readForBench = async (db: Db, traceNumber: string) => {
  const row = await findRequestByTrace(db, traceNumber);
  const device = row && (await findDevice(db, { id: row.sold_product_id }));
  if (!row || !device) throw deskRefusal('unknown-request', { traceNumber });
  const isInPlace = row.repair_in_place === 1;
  const { photos, declarations } = await listAdditions(db, [row.id]);
  return {
    traceNumber,
    statusId: row.status_id,
    statusTitle: readRowStatus(row).title,
    repairInPlace: isInPlace,
    serialNumber: device.serial_number,
    productName: device.product_name,
    centreName: row.centre_name || device.centre_name,
    warrantyUntil: device.warranty_until,
    isWorkReturn: (await listWorkReturns(db, [row.id])).size > 0,
    issueDescription: row.issue_description,
    registeredAt: toIso(row.registered_at),
    stoodSince: toIso(row.stood_since),
    assignee: (await findAssignee(db, row.assignee_id)) ?? null,
    isDeclared: isInPlace || declarations.length > 0,
    ...(await readIntake(db, row.id)),
    faultPhotos: photos.map(({ id }) => ({ id })),
    notes: (await listInternalNotes(db, row.id)).map(({ at, staff_name, text }) => ({
      at: toIso(at),
      by: staff_name,
      text,
    })),
  };
};
