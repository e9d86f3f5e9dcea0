import { writePaidNote } from '#contract/office/timeline-texts.ts';
import { readRowStatus, requireStatusId } from '#contract/repair/statuses.ts';
import { listWithoutVisit } from '#features/visits/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import { countWorkingDays } from '#kernel/working-time.ts';
import type { Db } from '#storage/dialect.ts';
import { listPartlyPaid } from '../money/ledger.repository.ts';
import { listDeskMoves } from '../request/desk-moves.rules.ts';
import { findTarget } from '../settings/targets.rules.ts';
import { listAssignees } from './assignees.repository.ts';
import { listWorkReturns } from './list-work-returns.ts';
import type { QueueRow } from './queue.repository.ts';
import type { QueueClock } from './read-queue-filter.ts';

/** Rows of the queue with their age, their target and what the desk may do. */
export const toQueueItems = async (db: Db, rows: readonly QueueRow[], clock: QueueClock) => {
  const people = await listAssignees(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  );
  const returns = await listWorkReturns(
    db,
    rows.map(({ id }) => id),
  );
  const parts = await listParts(db, rows);
  const withoutVisit = await listWithoutVisit(db, rows);
  return rows.map((row) => ({
    ...toQueueItem(row, clock, people, parts),
    isWorkReturn: returns.has(row.id),
    lacksVisit: withoutVisit.has(row.id),
  }));
};

/** Only what waits for its money is asked about. */
const listParts = (db: Db, rows: readonly QueueRow[]) =>
  listPartlyPaid(
    db,
    rows.filter(({ status_id }) => status_id === 3).map(({ id }) => id),
  );

export const toQueueItem = (
  row: QueueRow,
  { now, settings, calendar }: QueueClock,
  people: Awaited<ReturnType<typeof listAssignees>>,
  parts: Awaited<ReturnType<typeof listPartlyPaid>>,
) => {
  const statusId = requireStatusId(row.status_id);
  // What is over does not age; counting years of days for each row of old ones took seconds.
  const age = row.waits_for === 'nobody' ? 0 : countWorkingDays(row.stood_since, now, calendar);
  const target = findTarget(settings, { statusId, waitsFor: row.waits_for });
  return {
    traceNumber: row.trace_number,
    serialNumber: row.serial_number,
    productName: row.product_name,
    centreName: row.asked_centre || row.centre_name,
    city: row.city,
    statusId,
    statusTitle: readRowStatus(row).title,
    paidNote: writePaidNote(parts.get(row.id)),
    waitsFor: row.waits_for,
    estimateState: row.estimate_state,
    repairInPlace: row.repair_in_place === 1,
    isReturnedUnrepaired: row.is_returned_unrepaired === 1,
    registeredAt: toIso(row.registered_at),
    stoodSince: toIso(row.stood_since),
    ageDays: Math.floor(age),
    targetDays: target ?? null,
    isOverdue: target !== undefined && age > target,
    warrantyUntil: row.warranty_until,
    mobile: row.mobile,
    assignee: (row.assignee_id !== null && people.get(row.assignee_id)) || null,
    allowedMoves: listDeskMoves({ status_id: statusId, is_returned_unrepaired: row.is_returned_unrepaired }),
  };
};

export type QueueLine = ReturnType<typeof toQueueItem>;
