import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { parseIdentity } from '#contract/repair/party-identity.ts';
import { type Device, isInWarranty, requireDeviceById } from '#features/devices/index.ts';
import { findNoSmsReason } from '#features/notification/index.ts';
import { findRequestByTrace, listRequests, type StoredRequest } from '#features/requests/index.ts';
import { listWithoutVisit } from '#features/visits/index.ts';
import { secondMs } from '#kernel/durations.ts';
import { toIso, toIsoOrNull } from '#kernel/to-iso.ts';
import { countWorkingDays } from '#kernel/working-time.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { readIntake } from '../intake/read-intake.ts';
import { listInternalNotes } from '../messages/internal-notes.repository.ts';
import { listSmsOfRequest } from '../messages/sms-of-request.repository.ts';
import { listEstimates } from '../money/estimates.repository.ts';
import { listHandPayments } from '../money/hand-payments.repository.ts';
import { listInvoices } from '../money/invoices.repository.ts';
import { listCountedPayments, listCreditRefunds } from '../money/ledger.repository.ts';
import { listOnlinePayments } from '../money/online-payments.repository.ts';
import { choosePartiesOfInvoice, readParties } from '../money/read-parties.ts';
import { undoMs } from '../moves/hold-notice.ts';
import { listParcels } from '../moves/parcels.repository.ts';
import { isSettledAtOnce, listLastSteps } from '../moves/undo.rules.ts';
import { findAssignee } from '../queue/assignees.repository.ts';
import { listWorkReturns } from '../queue/list-work-returns.ts';
import { listLogs } from '../request/desk-log.repository.ts';
import { listDeskMoves } from '../request/desk-moves.rules.ts';
import { readDeskSettings, readWorkCalendar } from '../settings/desk-settings.ts';
import { findTarget } from '../settings/targets.rules.ts';
import { describeRequest } from './read-request.ts';
import { toBill, toCreditRefund, toHandPayment, toOnlinePayment } from './to-desk-money.ts';
import { toOtherRepair } from './to-other-repair.ts';
import { toSoldProduct } from './to-sold-product.ts';
import { writeTimeline } from './write-timeline.ts';

/**
 * Everything about one request, the customer's full number included: the desk has to phone. `maskedLink` stands in its
 * SMS for the tracking link; without one that line is left out.
 */
export const readRequestForDesk = async (db: Db, traceNumber: string, maskedLink?: string) => {
  const row = await findRequestByTrace(db, traceNumber);
  if (!row) throw deskRefusal('unknown-request', { traceNumber });
  const device = await requireDeviceById(db, row.sold_product_id);
  const now = await readDatabaseNow(db);
  const logs = await listLogs(db, [row.id]);
  const estimates = await listEstimates(db, row.id);
  const invoices = await listInvoices(db, row.id);
  const notes = await listInternalNotes(db, row.id);
  const messages = await listSmsOfRequest(db, {
    id: row.id,
    soldProductId: device.id,
    registeredAt: row.registered_at,
    endedAt: row.status_id >= 7 ? row.stood_since : null,
  });
  const parties = await readParties(db, device, row);
  return {
    request: await describeRequest(db, device, row),
    device: toSoldProduct(device, now),
    mobile: device.mobile,
    noSmsReason: findNoSmsReason(device, row),
    callerPhone: row.caller_phone,
    warranty: { until: device.warranty_until, isIn: isInWarranty(device.warranty_until, now) },
    centre: readCentre(row, device),
    buyer: parties.buyer,
    ownBuyer: parseIdentity(row.buyer),
    assignee: (await findAssignee(db, row.assignee_id)) ?? null,
    waitsFor: row.waits_for,
    estimateState: row.estimate_state,
    ...(await readAge(db, row, now)),
    isWorkReturn: (await listWorkReturns(db, [row.id])).size > 0,
    lacksVisit: (await listWithoutVisit(db, [row])).size > 0,
    allowedMoves: listDeskMoves(row),
    undo: findUndo(
      listLastSteps(
        logs,
        isSettledAtOnce(
          invoices.find(({ withdrawn_at }) => withdrawn_at === null),
          await listCountedPayments(db, [row.id]),
        ),
      ),
      row,
      now,
    ),
    estimates: estimates.map((one) => ({
      ...parties,
      version: one.version,
      state: one.state,
      sentAt: toIso(one.sent_at),
      note: one.note,
      answer: one.answer,
      answeredAt: toIsoOrNull(one.answered_at),
      answeredBy: one.answered_by,
      ...toBill(one),
    })),
    invoices: invoices.map((one) => ({
      ...choosePartiesOfInvoice(parties, row, one),
      number: one.number,
      issuedAt: toIso(one.issued_at),
      issuedBy: one.staff_name,
      withdrawnAt: toIsoOrNull(one.withdrawn_at),
      isFree: one.is_free === 1,
      reason: one.reason,
      paymentState: one.payment_state,
      ...toBill({ ...one, sum_rial: one.sum_rial - one.tax_rial }),
    })),
    handPayments: (await listHandPayments(db, row.id)).map((one) => toHandPayment(one, traceNumber, now)),
    onlinePayments: (await listOnlinePayments(db, row.id)).map((one) => toOnlinePayment(one, traceNumber)),
    creditReturns: (await listCreditRefunds(db, row.id)).map(toCreditRefund),
    ...(await readIntake(db, row.id)),
    parcels: (await listParcels(db, row.id)).map((one) => ({
      direction: one.direction,
      isByHand: one.is_by_hand === 1,
      carrier: one.carrier,
      number: one.number,
      at: toIso(one.at),
    })),
    timeline: writeTimeline({ request: row, logs, notes, estimates, messages, maskedLink }),
    otherRepairs: (await listRequests(db, device.id)).filter(({ id }) => id !== row.id).map(toOtherRepair),
  };
};

/** A chosen centre is the request's centre; otherwise it is the one the device was sold to. */
const readCentre = (request: StoredRequest, device: Device) =>
  request.centre_id === 0
    ? {
        id: device.centre_id,
        name: device.centre_name,
        province: device.province,
        city: device.city,
        manager: device.centre_manager,
        address: device.address,
        isChosen: false,
      }
    : {
        id: request.centre_id,
        name: request.centre_name,
        province: request.centre_province,
        city: request.centre_city,
        manager: request.centre_manager,
        address: request.centre_address,
        isChosen: true,
      };

const readAge = async (db: Db, request: StoredRequest, now: number) => {
  const { settings } = await readDeskSettings(db);
  const age = countWorkingDays(request.stood_since, now, await readWorkCalendar(db, settings));
  const target = findTarget(settings, { statusId: request.status_id, waitsFor: request.waits_for });
  return { ageDays: Math.floor(age), isOverdue: target !== undefined && age > target };
};

/** The action that can still be taken back, and for how long. */
const findUndo = (
  steps: ReturnType<typeof listLastSteps>,
  { status_id }: StoredRequest,
  now: number,
): { logId: number; secondsLeft: number } | null => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || last?.to_status !== status_id) return null;
  const left = last.at + undoMs - now;
  return left > 0 ? { logId: first.id, secondsLeft: Math.ceil(left / secondMs) } : null;
};
