import { describe, expect, it } from 'vitest';
import { readForDesk } from '#features/desk/index.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { seedPayable, turnOnline } from '#kit/seed-payable.ts';
import { carryOver } from './migrations/039-payment-parts.ts';

describe.each(engines)('payments of release 0.2.0 on %s', (engine) => {
  // accepts 833
  it('come to the payable of every paid invoice, and to nothing of the others', async () => {
    const storage = await openTestStorage(engine);
    const { db } = storage;
    const make = async (statusId: number, invoice: object, amountRial = 4_500_000) => {
      const payable = await seedPayable(storage, { statusId, amountRial });
      await db.updateTable('invoice').set(invoice).where('id', '=', payable.invoiceId).execute();
      return payable;
    };
    const paid = (paid_by: 'online' | 'cash' | 'card' | 'transfer' | 'free') => ({
      payment_state: 'paid' as const,
      paid_by,
      paid_at: Date.now(),
      paid_reference: null,
    });
    const note = (payable: { requestId: number; invoiceId: number }, struck_at: number | null = null) =>
      db
        .insertInto('hand_payment')
        .values({
          ...{ request_id: payable.requestId, invoice_id: payable.invoiceId, method: 'cash' as const },
          ...{ reference: null, reference_key: null, amount_rial: 4_500_000, at: 1_000 },
          ...{ staff_id: null, staff_name: '', struck_at, struck_reason: '' },
        })
        .execute();
    const refund = (requestId: number) =>
      db
        .updateTable('payment')
        .set({ refunded_at: 5, refunded_on: '2026-11-01', refund_reference: '1234' })
        .where('request_id', '=', requestId)
        .execute();

    const cash = await make(4, paid('cash'));
    await note(cash);
    const struckOnce = await make(7, paid('cash'));
    await note(struckOnce, 5);
    await note(struckOnce);
    const unnoted = await make(5, paid('card'));
    const online = await make(4, paid('online'));
    await note(online);
    await turnOnline(storage, online.requestId);
    const returned = await make(4, paid('online'));
    await note(returned);
    await turnOnline(storage, returned.requestId);
    await refund(returned.requestId);
    const paidAgain = await make(5, paid('cash'));
    await note(paidAgain);
    await turnOnline(storage, paidAgain.requestId);
    await refund(paidAgain.requestId);
    await note(paidAgain);
    const free = await make(4, paid('free'), 0);
    const due = await make(3, { payment_state: 'due' });
    await note(due, 5);
    const dueAgain = await make(3, { payment_state: 'due' });
    await note(dueAgain);
    await turnOnline(storage, dueAgain.requestId);
    await refund(dueAgain.requestId);
    const withdrawn = await make(2, { withdrawn_at: 5 });

    await carryOver(db);

    const read = async ({ traceNumber }: { traceNumber: string }) =>
      (await readForDesk(db, traceNumber)).request;
    for (const payable of [cash, struckOnce, unnoted, online, returned, paidAgain, free]) {
      const { invoice, payments = [], paidRial, remainingRial, creditRial } = await read(payable);
      const sum = payments.reduce((all, { amountRial }) => all + amountRial, 0);
      expect([sum, paidRial, remainingRial, creditRial]).toEqual([
        ...[invoice?.payableRial, invoice?.payableRial],
        ...[0, 0],
      ]);
      expect(payments).toHaveLength(1);
    }
    for (const payable of [due, dueAgain, withdrawn])
      expect(await read(payable)).toMatchObject({ payments: [], paidRial: 0, creditRial: 0 });
    await storage.close();
  });
});
