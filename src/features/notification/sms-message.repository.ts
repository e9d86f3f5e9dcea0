import type { NoSmsReason } from '#contract/office/no-sms-reasons.ts';
import { dayMs } from '#kernel/durations.ts';
import type { SmsState } from '#storage/desk-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { findNoSmsReason } from './former-owner.rules.ts';

export type NewSms = {
  soldProductId: number;
  requestId: number | null;
  logId?: number | undefined;
  kind: string;
  text: string;
  onceKey: string;
  state: SmsState;
  staffName?: string | undefined;
  reason?: string | undefined;
};

/** The row's number; undefined when a message of that key is there already. */
export const insertSms = async (trx: Db, sms: NewSms): Promise<number | undefined> => {
  const now = databaseNow(trx);
  const row = await trx
    .insertInto('sms_message')
    .values({
      sold_product_id: sms.soldProductId,
      request_id: sms.requestId,
      log_id: sms.logId ?? null,
      kind: sms.kind,
      text: sms.text,
      once_key: sms.onceKey,
      state: sms.state,
      reason: sms.reason ?? '',
      queued_at: now,
      sent_at: sms.state === 'sent' ? now : null,
      told_at: null,
      provider: '',
      provider_id: '',
      next_look_at: null,
      looks: 0,
      staff_name: sms.staffName ?? '',
      handed_at: null,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

type StoredSms = {
  id: number;
  requestId: number | null;
  kind: string;
  text: string;
  onceKey: string;
  state: SmsState;
  mobile: string | null;
  noSmsReason: NoSmsReason | null;
  /** Handed to a provider that does not recognize repeats, and no answer was noted. */
  isHanded: boolean;
};

export const findSms = async (db: Db, id: number): Promise<StoredSms | undefined> => {
  const row = await db
    .selectFrom('sms_message')
    .innerJoin('sold_product', 'sold_product.id', 'sms_message.sold_product_id')
    .leftJoin('repair_request as request', 'request.id', 'request_id')
    .select(['sms_message.id', 'request_id', 'kind', 'text', 'once_key', 'state', 'sold_product.mobile'])
    .select(['handed_at', 'request.registered_at', 'sold_product.owner_changed_at'])
    .where('sms_message.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      requestId: row.request_id,
      kind: row.kind,
      text: row.text,
      onceKey: row.once_key,
      state: row.state,
      mobile: row.mobile,
      // What was queued before the owner changed does not go to the new one.
      noSmsReason: findNoSmsReason(row, row),
      isHanded: row.handed_at !== null,
    }
  );
};

/** Noted before the call: found later, it means that the message may have gone out. */
export const markSmsHanded = async (db: Db, id: number, isHanded: boolean): Promise<void> => {
  await db
    .updateTable('sms_message')
    .set({ handed_at: isHanded ? databaseNow(db) : null })
    .where('id', '=', id)
    .execute();
};

export const markSmsSent = async (
  db: Db,
  id: number,
  receipt: { provider: string; providerId: string; checkAfterMs: number },
): Promise<void> => {
  const now = databaseNow(db);
  await db
    .updateTable('sms_message')
    .set({
      state: 'sent',
      reason: '',
      sent_at: now,
      provider: receipt.provider,
      provider_id: receipt.providerId,
      handed_at: null,
      next_look_at: databaseNow(db, receipt.checkAfterMs),
    })
    .where('id', '=', id)
    .execute();
};

export const markSmsEnded = async (
  db: Db,
  id: number,
  { state, reason }: { state: 'undelivered' | 'unknown'; reason: string },
): Promise<void> => {
  await db
    .updateTable('sms_message')
    .set({ state, reason, told_at: databaseNow(db), next_look_at: null, handed_at: null })
    .where('id', '=', id)
    .execute();
};

export const markSmsCancelled = async (trx: Db, onceKey: string): Promise<void> => {
  await trx
    .updateTable('sms_message')
    .set({ state: 'cancelled', next_look_at: null })
    .where('once_key', '=', onceKey)
    .where('state', '=', 'queued')
    .execute();
};

/** Providers keep a message for two days. */
const providerMemoryMs = 2 * dayMs;

/** Those that this provider is to be asked about now. */
export const listSmsToCheck = async (
  db: Db,
  provider: string,
  max: number,
): Promise<{ id: number; providerId: string; looks: number }[]> => {
  const rows = await db
    .selectFrom('sms_message')
    .select(['id', 'provider_id', 'looks'])
    .where('state', '=', 'sent')
    .where('next_look_at', '<=', databaseNow(db))
    .where('provider', '=', provider)
    .where('sent_at', '>', databaseNow(db, -providerMemoryMs))
    .orderBy('next_look_at')
    .limit(max)
    .execute();
  return rows.map(({ id, provider_id, looks }) => ({ id, providerId: provider_id, looks }));
};

export const findSmsByKey = async (db: Db, onceKey: string): Promise<number | undefined> =>
  (await db.selectFrom('sms_message').select('id').where('once_key', '=', onceKey).executeTakeFirst())?.id;

/**
 * Stores the provider's answer, unless another process that asked too was quicker; `checkAfterMs` is null when the
 * provider need not be asked again.
 */
export const writeDelivery = async (
  db: Db,
  { id, looks }: { id: number; looks: number },
  answer: { state: SmsState; reason: string; checkAfterMs: number | null },
): Promise<void> => {
  const now = databaseNow(db);
  await db
    .updateTable('sms_message')
    .set({
      state: answer.state,
      reason: answer.reason,
      told_at: now,
      looks: looks + 1,
      next_look_at: answer.checkAfterMs === null ? null : databaseNow(db, answer.checkAfterMs),
    })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('looks', '=', looks)
    .execute();
};

export const deleteSmsRows = async (trx: Db, soldProductId: number): Promise<void> => {
  await trx.deleteFrom('sms_message').where('sold_product_id', '=', soldProductId).execute();
};
