import { decontaminationText } from '#contract/repair/additions.ts';
import type { MoveSource } from '#contract/repair/moves.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { findDeviceBySerial } from '#features/devices/devices.repository.ts';
import { indexRequestWords } from '#features/devices/index.ts';
import { listRequests } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';

/** A request with a past, as it comes from elsewhere: nothing is checked against the clock and nobody is told. */
export type RequestHistory = {
  serialKey: string;
  traceNumber: string;
  issueDescription: string;
  repairInPlace: boolean;
  moves: readonly { from: StatusId | null; to: StatusId; at: number; by: MoveSource; note: string | null }[];
  invoice?: {
    number: string;
    issuedAt: number;
    lines: readonly { title: string; quantity: number; unitRial: number }[];
    paid?: { method: 'online' | 'cash'; reference: string | null; at: number };
  };
  isDeclared?: boolean;
  survey?: { rating: number | null; text: string; at: number };
};

/** Stores a request with its whole story, unless the device has a request already. True when stored. */
export const storeHistory = async (trx: Db, history: RequestHistory): Promise<boolean> => {
  const device = await findDeviceBySerial(trx, history.serialKey);
  const [first, last] = [history.moves[0], history.moves.at(-1)];
  if (!device || !first || !last) throw new Error('a history needs a known device and a move');
  if ((await listRequests(trx, device.id)).length > 0) return false;
  const stored = await trx
    .insertInto('repair_request')
    .values({
      sold_product_id: device.id,
      trace_number: history.traceNumber,
      status_id: last.to,
      issue_description: history.issueDescription,
      centre_id: 0,
      centre_name: '',
      repair_in_place: history.repairInPlace ? 1 : 0,
      sender_address: device.address,
      is_returned_unrepaired: 0,
      registered_at: first.at,
      changed_at: last.at,
      stood_since: last.at,
    })
    // Two processes may load the same story at once.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return false;
  const { id } = stored;
  await indexRequestWords(trx, [id]);
  const logs = history.moves.map(({ from, to, at, by, note }) => ({
    request_id: id,
    kind: 'status' as const,
    from_status: from,
    to_status: to,
    at,
    actor: by,
    note,
  }));
  await trx.insertInto('repair_log').values(logs).execute();
  if (history.invoice) await storeInvoice(trx, id, history.invoice);
  if (history.isDeclared)
    await trx
      .insertInto('decontamination')
      .values({ request_id: id, text: decontaminationText, name: 'مسئول فنی', at: first.at })
      .execute();
  if (history.survey)
    await trx
      .insertInto('survey')
      .values({ request_id: id, ...history.survey })
      .execute();
  return true;
};

const storeInvoice = async (
  trx: Db,
  requestId: number,
  { number, issuedAt, lines, paid }: NonNullable<RequestHistory['invoice']>,
): Promise<void> => {
  const sum = lines.reduce((total, { quantity, unitRial }) => total + quantity * unitRial, 0);
  const { id } = await trx
    .insertInto('invoice')
    .values({
      request_id: requestId,
      number,
      issued_at: issuedAt,
      sum_rial: sum,
      discount_rial: 0,
      payable_rial: sum,
      payment_state: paid ? 'paid' : 'due',
      paid_by: paid?.method ?? null,
      paid_reference: paid?.reference ?? null,
      card_masked: null,
      paid_at: paid?.at ?? null,
      withdrawn_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map(({ title, quantity, unitRial }, position) => ({
    invoice_id: id,
    position,
    title,
    quantity,
    unit_rial: unitRial,
    discount_rial: 0,
    tax_rial: 0,
  }));
  await trx.insertInto('invoice_line').values(rows).execute();
  if (paid) await storeMoney(trx, { requestId, invoiceId: id, amountRial: sum, paid });
};

type Money = {
  requestId: number;
  invoiceId: number;
  amountRial: number;
  paid: NonNullable<NonNullable<RequestHistory['invoice']>['paid']>;
};

/** The one payment of an invoice of former times. */
const storeMoney = async (trx: Db, { requestId, invoiceId, amountRial, paid }: Money): Promise<void> => {
  const shared = {
    request_id: requestId,
    invoice_id: invoiceId,
    amount_rial: amountRial,
    receipt_no: 1,
    remained_rial: 0,
  };
  if (paid.method !== 'online') {
    const { method, at, reference } = paid;
    await trx
      .insertInto('hand_payment')
      .values({
        ...shared,
        method,
        at,
        reference,
        reference_key: null,
        staff_id: null,
        staff_name: '',
        struck_at: null,
        struck_reason: '',
      })
      .execute();
    return;
  }
  await trx
    .insertInto('payment')
    .values({
      ...shared,
      currency: 'IRR',
      state: 'paid',
      looks_paid: 1,
      attempts: 1,
      tries: 1,
      authority: `S${String(requestId).padStart(35, '0')}`,
      ref_id: paid.reference ?? `H${requestId}`,
      card_masked: null,
      lease_until: 0,
      lease_token: '',
      reason: '',
      next_try_at: paid.at,
      created_at: paid.at,
      started_at: paid.at,
      returned_at: paid.at,
      finished_at: paid.at,
    })
    .execute();
};
