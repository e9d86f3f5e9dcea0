import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { type Envelope, startPaying } from '#kit/pay-over-http.ts';
import { readPaymentEffects, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf } from '#kit/simulated-bank.ts';
import type { Action, Found } from './action.ts';
import type { World } from './world.ts';

/** Someone has paid at the bank and is back, but nobody has verified it yet. */
export const payAtBank = async ({ storage, bank, url }: World, amountRial?: number) => {
  const payable = await seedPayable(storage, amountRial === undefined ? {} : { amountRial });
  const paymentUrl = await startPaying({ url }, payable);
  await bank.leave(paymentUrl, 'pay');
  return { ...payable, authority: authorityOf(paymentUrl) };
};

export const askToVerify = async (url: string, authority: string): Promise<Envelope> => {
  const address = `${url}/repair-api/Payment/Verify?authority=${authority}`;
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'x-forwarded-for': `2001:db8:${randomInt(65_536).toString(16)}::1` },
  });
  return (await reply.json()) as Envelope;
};

/** Paid once: one payment, one row of it in each log, one invoice, one notice, and the bank knows it as verified. */
export const expectPaidOnce = async (
  { storage, bank }: World,
  { requestId, authority }: { requestId: number; authority: string },
): Promise<void> => {
  const traces = await readPaymentEffects(storage, requestId);
  expect(traces).toMatchObject({ statusId: 4, logs: 1, notices: 1, invoices: [{ payment_state: 'paid' }] });
  expect(traces.payments).toMatchObject([{ state: 'paid' }]);
  const events = await storage.db
    .selectFrom('payment_event')
    .select('id')
    .where('payment_id', '=', traces.payments[0]?.id ?? 0)
    .where('kind', '=', 'paid')
    .execute();
  expect(events).toHaveLength(1);
  const session = (await bank.sessions()).find((known) => known.authority === authority);
  expect(session?.state).toBe('VERIFIED');
};

/** A part counted once: the rest is still to be paid, and the bank knows it as verified. */
const expectPartOnce = async (
  { storage, bank }: World,
  { requestId, authority }: { requestId: number; authority: string },
): Promise<void> => {
  const traces = await readPaymentEffects(storage, requestId);
  expect(traces).toMatchObject({
    statusId: 3,
    logs: 0,
    notices: 0,
    invoices: [{ payment_state: 'due' }],
    payments: [{ state: 'paid', receipt_no: 1 }],
  });
  expect(Number(traces.payments[0]?.remained_rial)).toBe(500_000_000);
  const session = (await bank.sessions()).find((known) => known.authority === authority);
  expect(session?.state).toBe('VERIFIED');
};

export const verifyPayment = (world: World): Action => ({
  name: 'a payment being verified',
  prepare: async (round) => {
    const { storage, bank, url } = world;
    await bank.clearFaults();
    // Every other bill is above the ceiling, so that what is paid is a part of it.
    const isPart = round % 2 === 0;
    const paid = isPart ? await payAtBank(world, 1_500_000_000) : await payAtBank(world);
    // Some answers take longer, so that kills also fall while the gateway is working.
    if (round % 2 === 1) await bank.setFaults({ delayMs: randomInt(1, 80), only: ['verify'] });
    return {
      // The payer of a part sees it on the page; no message goes out before the last one.
      phones: isPart ? [] : [paid.mobile],
      send: () => askToVerify(url, paid.authority),
      look: async (): Promise<Found> => {
        const { payments, invoices, ...traces } = await readPaymentEffects(storage, paid.requestId);
        expect(payments).toHaveLength(1);
        const isPaid = payments[0]?.state === 'paid';
        expect(traces).toEqual(
          isPaid && !isPart ? { statusId: 4, logs: 1, notices: 1 } : { statusId: 3, logs: 0, notices: 0 },
        );
        expect(invoices[0]?.payment_state === 'paid').toBe(isPaid && !isPart);
        // Half a minute later the dead server's lease has run out; here that time passes at once.
        await storage.db.updateTable('payment').set({ lease_until: 0 }).execute();
        if (isPaid) return 'done';
        return payments[0]?.state === 'verifying' ? 'midway' : 'not done';
      },
      repeat: async () => {
        await bank.clearFaults();
        expect(await askToVerify(url, paid.authority)).toMatchObject({ status: 0, data: { state: 'paid' } });
        if (isPart) await expectPartOnce(world, paid);
        else await expectPaidOnce(world, paid);
      },
    };
  },
});
