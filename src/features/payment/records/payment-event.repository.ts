import { type Db, databaseNow } from '#storage/dialect.ts';
import type { PaymentEventRow } from '#storage/payment-tables.ts';

export type PaymentSource = PaymentEventRow['actor'];

type PaymentEvent = {
  paymentId: number;
  source: PaymentSource;
  kind: string;
  detail?: Readonly<Record<string, unknown>>;
};

export const insertEvent = async (db: Db, event: PaymentEvent): Promise<void> => {
  await db
    .insertInto('payment_event')
    .values({
      payment_id: event.paymentId,
      at: databaseNow(db),
      actor: event.source,
      kind: event.kind,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
};

/** Whether the same was written about this payment within the given time. */
export const hasRecentEvent = async (
  db: Db,
  { paymentId, kind, withinMs }: { paymentId: number; kind: string; withinMs: number },
): Promise<boolean> => {
  const row = await db
    .selectFrom('payment_event')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where('at', '>', databaseNow(db, -withinMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export type WrittenEvent = { at: number; actor: PaymentSource; kind: string; detail: unknown };

/** Oldest first. */
export const listEvents = async (db: Db, paymentId: number): Promise<WrittenEvent[]> => {
  const rows = await db
    .selectFrom('payment_event')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
  return rows.map(({ at, actor, kind, detail }) => ({
    at,
    actor,
    kind,
    detail: JSON.parse(detail),
  }));
};
