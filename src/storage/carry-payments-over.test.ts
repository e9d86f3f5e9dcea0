import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequestForDesk } from '#features/desk/index.ts';
import { engines, makeDatabase, openTestStorage } from '#kit/open-test-storage.ts';
import { makePaymentOnline, seedPayable } from '#kit/seed-payable.ts';
import { migrate, migrateInto, migrationNames } from './migrate.ts';
import { carryOver } from './migrations/039-payment-parts.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

type Row = Record<string, string | number | null>;

/** Rows that release 0.2.0 stored: an invoice of every status and way of paying, and what came of its payments. */
const stored = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'release-0.2.0', 'money.json'),
    'utf8',
  ),
) as Record<string, Row[]>;
const lastOfRelease = migrationNames.indexOf('020-codes-of-invoice-lines');

describe.each(engines)('payments of release 0.2.0 on %s', (engine) => {
  // accepts 833
  it('are carried over from its own tables', async () => {
    const storage =
      engine === 'postgres' ? openPostgres(await makeDatabase(), () => undefined) : openSqlite(':memory:');
    await migrateInto(storage, migrationNames.slice(0, lastOfRelease + 1));
    for (const [table, rows] of Object.entries(stored))
      for (const row of rows)
        await storage.db
          .insertInto(table as 'invoice')
          .values(row as never)
          .execute();

    await migrate(storage);

    for (const { id, trace_number } of stored.repair_request ?? []) {
      const { request } = await readRequestForDesk(storage.db, String(trace_number));
      const before = stored.invoice?.find(({ request_id }) => request_id === id);
      const payableRial = Number(before?.payable_rial);
      const paidRial = before?.payment_state === 'paid' ? payableRial : 0;
      expect(request, String(trace_number)).toMatchObject({
        paidRial,
        remainingRial: payableRial - paidRial,
        creditRial: 0,
        payment: { state: before?.payment_state },
      });
      const sum = (request.payments ?? []).reduce((all, { amountRial }) => all + amountRial, 0);
      expect(sum).toBe(paidRial);
    }
    await storage.close();
  });

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
          request_id: payable.requestId,
          invoice_id: payable.invoiceId,
          method: 'cash' as const,
          reference: null,
          reference_key: null,
          amount_rial: 4_500_000,
          at: 1_000,
          staff_id: null,
          staff_name: '',
          struck_at,
          struck_reason: '',
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
    await makePaymentOnline(storage, online.requestId);
    const refunded = await make(4, paid('online'));
    await note(refunded);
    await makePaymentOnline(storage, refunded.requestId);
    await refund(refunded.requestId);
    const paidAgain = await make(5, paid('cash'));
    await note(paidAgain);
    await makePaymentOnline(storage, paidAgain.requestId);
    await refund(paidAgain.requestId);
    await note(paidAgain);
    const free = await make(4, paid('free'), 0);
    const due = await make(3, { payment_state: 'due' });
    await note(due, 5);
    const dueAgain = await make(3, { payment_state: 'due' });
    await note(dueAgain);
    await makePaymentOnline(storage, dueAgain.requestId);
    await refund(dueAgain.requestId);
    const withdrawn = await make(2, { withdrawn_at: 5 });

    await carryOver(db);

    const read = async ({ traceNumber }: { traceNumber: string }) =>
      (await readRequestForDesk(db, traceNumber)).request;
    for (const payable of [cash, struckOnce, unnoted, online, refunded, paidAgain, free]) {
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
