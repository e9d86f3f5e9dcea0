import type { StatusId } from '#contract/repair/statuses.ts';
import {
  findStepBack,
  issueInvoice as issue,
  moveByDesk,
  readForDesk,
  recordPayment,
} from '#features/desk/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import type { Storage } from '#storage/dialect.ts';

/* Short ways to the desk's work, each in a transaction of its own. */

type Input = { code: string; note?: string | undefined };

export const deskPerson = { staffId: 7, name: 'مریم همکار' };
const by = deskPerson;
const byHand = { isByHand: true, carrier: '', number: '' };

const moveTo =
  (to: StatusId) =>
  ({ db }: Storage, { code, note }: Input) =>
    db.transaction().execute((trx) => moveByDesk(trx, { traceNumber: code, to, reason: note, by }));

export const approveRequest = moveTo(1);
export const receiveDevice = moveTo(2);
export const confirmDelivery = moveTo(6);
export const cancelByDesk = moveTo(100);

export const sendDevice = ({ db }: Storage, { code, note }: Input & { isUnrepaired?: boolean }) =>
  db
    .transaction()
    .execute((trx) => moveByDesk(trx, { traceNumber: code, to: 5, reason: note, parcel: byHand, by }));

export const stepBack = ({ db }: Storage, { code, note }: Input) =>
  db.transaction().execute(async (trx) => {
    const request = await findRequestByTrace(trx, code);
    const to = request && findStepBack(request);
    return moveByDesk(trx, { traceNumber: code, to: to ?? request?.status_id ?? 0, reason: note, by });
  });

export const issueInvoice = (
  { db }: Storage,
  { code, note, amountRial, discountRial = 0 }: Input & { amountRial: number; discountRial?: number },
) =>
  db.transaction().execute((trx) =>
    issue(trx, {
      traceNumber: code,
      lines: [{ title: 'خدمات تعمیر', quantity: 1, unitRial: amountRial + discountRial }],
      discountRial,
      note,
      by,
    }),
  );

export const markPaid = (
  { db }: Storage,
  { code, note, reference }: Input & { by?: string; reference?: string | undefined },
) =>
  db.transaction().execute(async (trx) => {
    const amountRial = (await readForDesk(trx, code)).request.invoice?.payableRial ?? 0;
    return recordPayment(trx, { traceNumber: code, method: 'cash', amountRial, reference, note, by });
  });
