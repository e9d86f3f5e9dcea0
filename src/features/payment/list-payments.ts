import type { Db } from '#storage/dialect.ts';
import { findPayment, listPaymentRows, type Payment } from './payment.repository.ts';
import { listEvents, type WrittenEvent } from './payment-event.repository.ts';

const openStates = ['created', 'started', 'returned', 'verifying', 'needs_review', 'duplicate_paid'] as const;

/** Payments that are not settled, or all of them, newest first. */
export const listPayments = (db: Db, { isAll }: { isAll: boolean }): Promise<Payment[]> =>
  listPaymentRows(db, { states: isAll ? undefined : openStates, most: 1_000 });

/** A payment with everything that happened to it, oldest first. */
export const findPaymentStory = async (
  db: Db,
  id: number,
): Promise<{ payment: Payment; events: WrittenEvent[] } | undefined> => {
  const payment = await findPayment(db, id);
  return payment && { payment, events: await listEvents(db, id) };
};
