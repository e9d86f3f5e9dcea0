import { randomBytes, randomInt } from 'node:crypto';
import { hashToken } from '#features/tokens/index.ts';
import type { Storage } from '#storage/dialect.ts';

type SeededOwner = {
  deviceId: number;
  serial: string;
  mobile: string;
  /** Of a verified session of this device. */
  sessionToken: string;
};

export type SeededPayable = Omit<SeededOwner, 'deviceId'> & {
  requestId: number;
  invoiceId: number;
  traceNumber: string;
};

/** A sold device and a verified session of its owner. */
export const seedOwner = async ({ db }: Pick<Storage, 'db'>): Promise<SeededOwner> => {
  const serial = `PAY${randomBytes(6).toString('hex').toUpperCase()}`;
  const mobile = `0912${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const now = Date.now();
  const device = await db
    .insertInto('sold_product')
    .values({
      serial_number: serial,
      serial_key: serial,
      invoice_number: '',
      product_name: 'سانتریفیوژ',
      centre_id: 0,
      centre_name: 'آزمایشگاه',
      centre_manager: '',
      province: '',
      city: '',
      owned_since: null,
      mobile,
      address: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionToken = randomBytes(32).toString('base64url');
  await db
    .insertInto('repair_session')
    .values({
      token_hash: hashToken(sessionToken),
      sold_product_id: device.id,
      serial_key: serial,
      created_at: now,
      seen_at: now,
      ends_at: now + 7_200_000,
      ended_at: null,
    })
    .execute();
  return { deviceId: device.id, serial, mobile, sessionToken };
};

/** A device whose repair is done and invoiced, and a verified session of its owner. */
export const seedPayable = async (
  { db }: Storage,
  { amountRial = 4_500_000, statusId = 3 }: { amountRial?: number; statusId?: number } = {},
): Promise<SeededPayable> => {
  const { deviceId, ...owner } = await seedOwner({ db });
  const now = Date.now();
  const traceNumber = String(randomInt(10_000_000, 99_999_999));
  const request = await db
    .insertInto('repair_request')
    .values({
      sold_product_id: deviceId,
      trace_number: traceNumber,
      status_id: statusId,
      issue_description: 'صدای غیرعادی هنگام چرخش روتور',
      centre_id: 0,
      centre_name: '',
      repair_in_place: 0,
      sender_address: '',
      is_returned_unrepaired: 0,
      registered_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invoiceId = await seedInvoice({ db }, request.id, amountRial);
  return { ...owner, requestId: request.id, invoiceId, traceNumber };
};

export const seedInvoice = async (
  { db }: Pick<Storage, 'db'>,
  requestId: number,
  amountRial: number,
): Promise<number> => {
  const { id } = await db
    .insertInto('invoice')
    .values({
      request_id: requestId,
      number: `F-${randomBytes(5).toString('hex')}`,
      issued_at: Date.now(),
      sum_rial: amountRial,
      discount_rial: 0,
      payable_rial: amountRial,
      payment_state: 'due',
      paid_by: null,
      paid_reference: null,
      card_masked: null,
      paid_at: null,
      withdrawn_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Everything that must be there exactly once after an invoice was paid. */
export const readPaymentEffects = async ({ db }: Pick<Storage, 'db'>, requestId: number) => {
  const request = await db
    .selectFrom('repair_request')
    .select('status_id')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  const logs = await db
    .selectFrom('repair_log')
    .select(['id', 'actor'])
    .where('request_id', '=', requestId)
    .where('to_status', '=', 4)
    .execute();
  const keys = logs.map(({ id }) => `repair-log-${id}`);
  const notices = keys.length
    ? await db.selectFrom('outbox').select('id').where('once_key', 'in', keys).execute()
    : [];
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  const invoices = await db
    .selectFrom('invoice')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  return { statusId: request.status_id, logs: logs.length, notices: notices.length, payments, invoices };
};

/** Makes the money that was noted by hand for a request one that came over the bank. */
export const makePaymentOnline = async ({ db }: Pick<Storage, 'db'>, requestId: number): Promise<void> => {
  const row = await db
    .selectFrom('hand_payment')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('struck_at', 'is', null)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('hand_payment').where('id', '=', row.id).execute();
  await db
    .insertInto('payment')
    .values({
      request_id: requestId,
      invoice_id: row.invoice_id,
      amount_rial: row.amount_rial,
      currency: 'IRR',
      state: 'paid',
      authority: `T${randomBytes(16).toString('hex')}`,
      ref_id: String(randomInt(1_000_000_000)),
      card_masked: null,
      looks_paid: 1,
      returned_at: row.at,
      attempts: 1,
      tries: 1,
      next_try_at: row.at,
      lease_until: 0,
      lease_token: '',
      reason: '',
      created_at: row.at,
      started_at: row.at,
      finished_at: row.at,
      receipt_no: row.receipt_no,
      remained_rial: 0,
    })
    .execute();
};
