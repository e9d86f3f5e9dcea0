import type { DeskSettings } from '#contract/office/desk-settings.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { queueNotice } from '#features/notification/index.ts';
import { lockRequest, moveRequest, writeNote } from '#features/requests/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { runEach } from '#kernel/run-each.ts';
import { createWorkMeter } from '#kernel/work-meter.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { listEstimates } from '../money/estimates.repository.ts';
import { findActiveInvoice } from '../money/invoices.repository.ts';
import { readReceived } from '../money/ledger.repository.ts';
import { readDeskSettings, readWorkCalendar } from '../settings/desk-settings.ts';
import { listWaiting, markReminded } from './waiting.repository.ts';
import { completesAfterMs, isDaytime, maxWaitMs, remindedSteps } from './waiting.rules.ts';

type WaitingDeps = {
  storage: Storage;
  /** Called with the error that one request failed with; the others go on. */
  reportError: (error: unknown) => void;
};

/** One reminder a wait, in the daytime of Tehran by the database's clock. Gives how many were queued. */
export const remindWaiting = async (
  { storage: { db }, reportError }: WaitingDeps,
  mayRemindAt: (now: Date) => boolean = isDaytime,
): Promise<number> => {
  const now = await readDatabaseNow(db);
  if (!mayRemindAt(new Date(now))) return 0;
  const { settings } = await readDeskSettings(db);
  const workedSince = await measureWork(db, now, settings);
  let reminded = 0;
  for (const { statusId, setting } of remindedSteps) {
    const days = settings.reminders[setting];
    if (days === 0) continue;
    const rows = await listWaiting(db, { statusId, sinceMs: days * dayMs, isReminder: true });
    const due = rows.filter((row) => workedSince(Math.max(row.at, row.stood_since)) >= days);
    const remind = (row: (typeof due)[number]) => async () => {
      if (await remindOnce(db, statusId, row)) reminded += 1;
    };
    await runEach(due.map(remind), reportError);
  }
  return reminded;
};

/** Working days between an instant and now; never more than the calendar days that the query counts. */
const measureWork = async (db: Db, now: number, settings: DeskSettings) => {
  const meter = createWorkMeter(await readWorkCalendar(db, settings), now - maxWaitMs, now);
  return (since: number) => meter(since, now);
};

const remindOnce = (db: Db, statusId: StatusId, row: { id: number; log_id: number }): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, row.id);
    if (request?.status_id !== statusId) return false;
    // The customer may have answered since the list was read.
    if (statusId === 2 && request.estimate_state !== 'sent') return false;
    const invoice = statusId === 3 ? await findActiveInvoice(trx, row.id) : undefined;
    if (statusId === 3 && invoice?.payment_state !== 'due') return false;
    const estimate = statusId === 2 ? (await listEstimates(trx, row.id)).at(-1) : undefined;
    if (!(await markReminded(trx, row.id, row.log_id))) return false;
    await writeNote(trx, request, { source: 'system', note: null });
    await queueNotice(trx, {
      requestId: row.id,
      facts: {
        kind: 'reminder',
        statusId,
        repairInPlace: request.repair_in_place === 1,
        isEstimate: statusId === 2,
        payableRial: (invoice ?? estimate)?.payable_rial,
        paidRial: statusId === 3 ? await readReceived(trx, row.id) : 0,
      },
      onceKey: `repair-reminder-${row.log_id}`,
    });
    return true;
  });

/** After a month without an answer at 5 or 6 a request is completed: 5 to 6 to 7, without an SMS. */
export const completeForgotten = async ({ storage: { db }, reportError }: WaitingDeps): Promise<void> => {
  for (const statusId of [5, 6] as const) {
    const rows = await listWaiting(db, { statusId, sinceMs: completesAfterMs });
    const complete = ({ id }: { id: number }) => {
      return () => completeOne(db, statusId, id);
    };
    await runEach(rows.map(complete), reportError);
  }
};

const completeOne = (db: Db, statusId: 5 | 6, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (request?.status_id !== statusId) return;
    const quietly = { source: 'system', notifiesCustomer: false } as const;
    const received = statusId === 5 ? await moveRequest(trx, { request, to: 6, ...quietly }) : request;
    await moveRequest(trx, { request: received, to: 7, ...quietly });
  });
