import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshMemory, reconcilePayments, startPayment } from '#features/payment/index.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines, makeDatabase } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { readTraces, seedPayable } from '#kit/seed-payable.ts';
import { atBank, authorityOf, type SimulatedBank } from '#kit/simulated-bank.ts';
import { startProcess, type TestProcess } from '#kit/start-process.ts';
import type { Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

const isFull = process.env.FAULT_ROUNDS !== undefined;
const kills = isFull ? Math.max(100, Number(process.env.FAULT_ROUNDS)) : 6;

/** `kill -9` around verification: whenever it falls, the payment ends paid exactly once. */
describe.each(engines)('payments verified by processes that are killed, on %s', (engine) => {
  let simulators: TestProcess;
  let bank: SimulatedBank;
  let storage: Storage;
  let place: string;
  const folder = makeFolder('kills');

  beforeAll(async () => {
    simulators = startProcess('simulators/start-simulators.ts', ['--port', '0']);
    bank = atBank((await simulators.hear(/Simulators at (\S+)/))[1] ?? '');
    place = engine === 'sqlite' ? join(folder, 'azma.sqlite') : await makeDatabase();
    storage = engine === 'sqlite' ? openSqlite(place) : openPostgres(place, () => {});
    await migrate(storage);
  });
  afterAll(async () => {
    await storage.close();
    await simulators.kill();
  });

  const startWorker = async (): Promise<TestProcess> => {
    const worker = startProcess('tests/faults/verify-on-signal.ts', [place, bank.url]);
    await worker.hear(/ready/);
    return worker;
  };
  const payAtBank = async (deps: ReturnType<typeof makePaymentDeps>) => {
    const payable = await seedPayable(storage);
    const { traceNumber, sessionToken, requestId } = payable;
    const clientAddress = `2001:db8:${requestId.toString(16)}::1`;
    const { paymentUrl } = await startPayment(deps, { traceNumber, sessionToken, clientAddress });
    await bank.leave(paymentUrl, 'pay');
    return { requestId, authority: authorityOf(paymentUrl) };
  };

  it(`ends every payment paid exactly once, with one log row and one notice (${kills} kills)`, {
    timeout: 60_000 + kills * 20_000,
  }, async () => {
    const deps = makePaymentDeps(storage, bank);
    const begun: { requestId: number; authority: string }[] = [];
    const found: Record<string, number> = {};
    // How long a verification takes differs between machines: the span learns from where the kills fall.
    let spanMs = 300;
    let next = startWorker();
    for (let round = 0; round < kills; round += 1) {
      const worker = await next;
      const payment = await payAtBank(deps);
      begun.push(payment);
      // Some answers take longer, so that kills also fall while the gateway is working.
      await bank.setFaults({ delayMs: round % 2 === 0 ? 0 : randomInt(1, 80), only: ['verify'] });
      if (round + 1 < kills) next = startWorker();
      worker.tell(payment.authority);
      await pass(randomInt(Math.ceil(spanMs)));
      await worker.kill();
      const { payments } = await readTraces(storage, payment.requestId);
      const state = payments[0]?.state ?? 'none';
      found[state] = (found[state] ?? 0) + 1;
      if (state === 'started') spanMs *= 1.2;
      if (state === 'paid') spanMs *= 0.85;
    }
    await bank.clearFaults();

    // Thirty seconds later the dead workers' leases have run out; two processes then finish what is left.
    await storage.db.updateTable('payment').set({ lease_until: 0 }).execute();
    const helper = await startWorker();
    helper.tell('reconcile');
    await reconcilePayments(deps, freshMemory());
    await helper.hear(/done/);
    await helper.kill();
    await storage.db.updateTable('payment').set({ lease_until: 0 }).execute();
    // The gateway lists a hundred at a time.
    for (let left = kills; left > 0; left -= 50) await reconcilePayments(deps, freshMemory());

    for (const { requestId } of begun) {
      expect(await readTraces(storage, requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
        payments: [{ state: 'paid' }],
        invoices: [{ payment_state: 'paid' }],
      });
    }
    if (isFull) {
      process.stdout.write(`${engine}: ${kills} kills found the payments ${JSON.stringify(found)}\n`);
      // The kills are worth something only when they fall before, during and after.
      expect(Object.keys(found).length).toBeGreaterThanOrEqual(3);
    }
  });
});
