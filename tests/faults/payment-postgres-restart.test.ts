import { expect, it } from 'vitest';
import { runReconciler, startPayment, verifyPayment } from '#features/payment/index.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { runPostgres } from '#kit/run-postgres.ts';
import { readPaymentEffects, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, openSimulatedBank } from '#kit/simulated-bank.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';

it('A payment survives a PostgreSQL that is restarted while the gateway is being asked', async () => {
  const postgres = await runPostgres(makeFolder('restart'));
  const bank = await openSimulatedBank();
  const storage = openPostgres(`${postgres.url}/postgres`, () => {});
  await migrate(storage);
  const deps = makePaymentDeps(storage, bank);
  const { traceNumber, sessionToken, requestId } = await seedPayable(storage);
  const clientAddress = '192.0.2.1';
  const { paymentUrl } = await startPayment(deps, { traceNumber, sessionToken, clientAddress });
  await bank.leave(paymentUrl, 'pay');

  // The gateway hears the question and answers into the outage.
  await bank.setFaults({ delayMs: 1_500, only: ['verify'] });
  const asking = verifyPayment(deps, { authority: authorityOf(paymentUrl), clientAddress }).catch(() => {});
  await expect
    .poll(async () => (await readPaymentEffects(storage, requestId)).payments[0]?.state)
    .toBe('verifying');
  await postgres.stop();
  await asking;
  await postgres.start();
  await bank.clearFaults();

  // The reconciler looks by itself until the database is back and the lost lease has run out.
  await expect.poll(() => storage.db.updateTable('payment').set({ lease_until: 0 }).execute()).toBeDefined();
  const loop = runReconciler(deps);
  await expect.poll(async () => (await readPaymentEffects(storage, requestId)).statusId).toBe(4);
  expect(await readPaymentEffects(storage, requestId)).toMatchObject({ logs: 1, notices: 1 });

  await loop.stop();
  await storage.close();
  await bank.close();
  await postgres.stop();
}, 120_000);
