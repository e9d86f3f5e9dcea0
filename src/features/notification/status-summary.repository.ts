import type { SmsState } from '#storage/desk-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

/** Stands in `provider` of a message that goes out within a summary; `provider_id` is then the summary's number. */
const inSummary = 'summary';

/** How many status messages went or will go to a number by themselves, within the given time. */
export const countStatusSms = async (db: Db, mobile: string, withinMs: number): Promise<number> => {
  const { count } = await db
    .selectFrom('sold_product')
    .innerJoin('sms_message as sms', 'sms.sold_product_id', 'sold_product.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sold_product.mobile', '=', mobile)
    .where('sms.log_id', 'is not', null)
    .where('sms.kind', '!=', 'note')
    .where('sms.state', '!=', 'cancelled')
    .where('sms.provider', '!=', inSummary)
    .where('sms.queued_at', '>', databaseNow(db, -withinMs))
    .executeTakeFirstOrThrow();
  return count;
};

export const putIntoSummary = async (trx: Db, smsId: number, summaryId: number): Promise<void> => {
  await trx
    .updateTable('sms_message')
    .set({ provider: inSummary, provider_id: String(summaryId), reason: 'summed' })
    .where('id', '=', smsId)
    .execute();
};

export const writeSmsText = async (trx: Db, id: number, text: string): Promise<void> => {
  await trx.updateTable('sms_message').set({ text }).where('id', '=', id).execute();
};

/** What waits for a summary, the latest of a request last. */
export const listSummed = (db: Db, summaryId: number) =>
  db
    .selectFrom('sms_message as sms')
    .innerJoin('sold_product', 'sold_product.id', 'sms.sold_product_id')
    .innerJoin('repair_request as request', 'request.id', 'sms.request_id')
    .select(['sms.id', 'sms.once_key', 'sms.text', 'sold_product.mobile', 'request.trace_number'])
    .where('sms.state', '=', 'queued')
    .where('sms.provider', '=', inSummary)
    .where('sms.provider_id', '=', String(summaryId))
    .orderBy('sms.id')
    .execute();

/** Takes a message out of the summary of its hour while nobody has read it. */
export const cancelSummed = async (trx: Db, onceKey: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('sms_message')
    .set({ state: 'cancelled', reason: '' })
    .where('once_key', '=', onceKey)
    .where('state', '=', 'queued')
    .where('provider', '=', inSummary)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** A message goes by itself after all. */
export const takeOutOfSummary = async (trx: Db, smsId: number): Promise<void> => {
  await trx
    .updateTable('sms_message')
    .set({ provider: '', provider_id: '', reason: '' })
    .where('id', '=', smsId)
    .execute();
};

/** Gives every message of a summary the state of the summary. */
export const settleSummed = async (
  db: Db,
  summaryId: number,
  { state, reason }: { state: SmsState; reason: string },
): Promise<void> => {
  await db
    .updateTable('sms_message')
    .set({ state, reason, sent_at: state === 'sent' ? databaseNow(db) : null })
    .where('state', '=', 'queued')
    .where('provider', '=', inSummary)
    .where('provider_id', '=', String(summaryId))
    .execute();
};
