import type { Db } from '#storage/dialect.ts';
import { pendingStates } from '#storage/payment-tables.ts';
import { findPayment, listPaymentRows, type Payment } from '../records/payment.repository.ts';
import { listEvents, type WrittenEvent } from '../records/payment-event.repository.ts';

const openStates = [...pendingStates, 'needs_review', 'duplicate_paid'] as const;

/** Payments that are not settled, or all of them, newest first, read page by page. */
export async function* listPayments(
  db: Db,
  { isAll, pageSize = 1_000 }: { isAll: boolean; pageSize?: number },
): AsyncGenerator<Payment> {
  const states = isAll ? undefined : openStates;
  let beforeId: number | undefined;
  for (;;) {
    const page = await listPaymentRows(db, { states, beforeId, max: pageSize });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    beforeId = last.id;
  }
}

/** A payment with everything that happened to it, oldest first. */
export const findPaymentStory = async (
  db: Db,
  id: number,
): Promise<{ payment: Payment; events: WrittenEvent[] } | undefined> => {
  const payment = await findPayment(db, id);
  return payment && { payment, events: await listEvents(db, id) };
};
