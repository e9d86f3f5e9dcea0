import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordPayment } from '#features/repair/index.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { readTraces, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import type { Storage } from '#storage/dialect.ts';
import { startPayment, verifyPayment } from './index.ts';

describe.each(engines)('money by hand beside the bank on %s', (engine) => {
  let storage: Storage;
  let bank: SimulatedBank;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    bank = await openSimulatedBank();
  });
  afterAll(async () => {
    await bank.close();
    await storage.close();
  });

  // accepts 589
  it.each([1, 2, 3])(
    'leaves one payment and one SMS when both come in the same second, round %d',
    async (round) => {
      const deps = makePaymentDeps(storage, bank);
      const clientAddress = `198.51.100.${round}`;
      const payable = await seedPayable(storage);
      const { sessionToken, traceNumber } = payable;
      const { paymentUrl } = await startPayment(deps, { sessionToken, traceNumber, clientAddress });
      await bank.leave(paymentUrl, 'pay');
      const [bankSays, hand] = await Promise.allSettled([
        verifyPayment(deps, { authority: authorityOf(paymentUrl), clientAddress, waitMs: 5_000 }),
        storage.db.transaction().execute((trx) =>
          recordPayment(trx, {
            traceNumber,
            expectedStatusId: 3,
            method: 'cash',
            amountRial: 4_500_000,
            by: { staffId: null, name: 'میز' },
          }),
        ),
      ]);
      const isByHand = hand.status === 'fulfilled';
      expect(bankSays).toMatchObject({
        status: 'fulfilled',
        value: { state: isByHand ? 'duplicate' : 'paid' },
      });
      if (!isByHand) expect(hand.reason).toMatchObject({ code: 'conflict' });
      expect(await readTraces(storage, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
        payments: [{ state: isByHand ? 'duplicate_paid' : 'paid' }],
      });
    },
  );
});
