import type { StatusId } from '#contract/repair/statuses.ts';
import {
  findStepBack,
  issueInvoice as issue,
  moveRepair,
  readRequestForDesk,
  recordPayment,
} from '#features/desk/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { commandActor } from '#features/staff-action/index.ts';
import type { Storage } from '#storage/dialect.ts';

/* Short ways to the desk's actions. */

type Input = { code: string; note?: string | undefined };

export const deskActor = commandActor('مریم همکار');
const byHand = { isByHand: true, carrier: '', number: '' };

const moveTo =
  (to: StatusId) =>
  (storage: Storage, { code, note }: Input) =>
    moveRepair({ storage }, deskActor, { traceNumber: code, to, reason: note });

export const approveRequest = moveTo(1);
export const receiveDevice = moveTo(2);
export const confirmDelivery = moveTo(6);
export const cancelByDesk = moveTo(100);

export const sendDevice = (storage: Storage, { code, note }: Input) =>
  moveRepair({ storage }, deskActor, { traceNumber: code, to: 5, reason: note, parcel: byHand });

export const stepBack = async (storage: Storage, { code, note }: Input) => {
  const request = await findRequestByTrace(storage.db, code);
  const to = request && findStepBack(request);
  return moveRepair({ storage }, deskActor, {
    traceNumber: code,
    to: to ?? request?.status_id ?? 0,
    reason: note,
  });
};

export const issueInvoice = (
  storage: Storage,
  { code, note, amountRial, discountRial = 0 }: Input & { amountRial: number; discountRial?: number },
) =>
  issue({ storage }, deskActor, {
    traceNumber: code,
    lines: [{ title: 'خدمات تعمیر', quantity: 1, unitRial: amountRial + discountRial }],
    discountRial,
    note,
  });

export const markPaid = async (
  storage: Storage,
  { code, note, reference }: Input & { reference?: string | undefined },
) => {
  const amountRial = (await readRequestForDesk(storage.db, code)).request.invoice?.payableRial ?? 0;
  return recordPayment({ storage }, deskActor, {
    traceNumber: code,
    method: 'cash',
    amountRial,
    reference,
    note,
  });
};
