import type { z } from 'zod';
import type { DayReport, DayRow } from '#contract/office/calls/payment-calls.ts';
import { paymentMethods } from '#contract/repair/money-entities.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { listDayByHand, listDayCreditRefunds, listDayOnline, listDayRefunds } from './day.repository.ts';

type PaymentDay = z.infer<typeof DayReport>;
type Row = z.infer<typeof DayRow>;

/** The money of one Tehran day, from 00:00 to 24:00. Sums are made of the very rows that are shown. */
export const readPaymentDay = async (db: Db, given?: string): Promise<PaymentDay> => {
  const day = given ?? tehranDay(new Date(await readDatabaseNow(db)));
  const range = tehranDayRange(day);
  const online = (await listDayOnline(db, range)).map(
    (row): Row => ({
      key: `online-${row.id}`,
      kind: row.state === 'paid' ? 'received' : row.state === 'duplicate_paid' ? 'duplicate' : 'review',
      method: 'online',
      at: toIso(row.finished_at ?? 0),
      traceNumber: row.trace_number,
      amountRial: row.amount_rial,
      reference: row.ref_id,
      by: '',
    }),
  );
  const byHand = (await listDayByHand(db, range)).map(
    (row): Row => ({
      key: `hand-${row.id}`,
      kind: row.struck_at === null ? 'received' : 'struck',
      method: row.method,
      at: toIso(row.at),
      traceNumber: row.trace_number,
      amountRial: row.amount_rial,
      reference: row.reference,
      by: row.staff_name,
    }),
  );
  const refunds = (await listDayRefunds(db, day)).map(
    (row): Row => ({
      key: `returned-${row.id}`,
      kind: 'returned',
      method: 'online',
      at: toIso(row.refunded_at ?? 0),
      traceNumber: row.trace_number,
      amountRial: row.amount_rial,
      reference: row.refund_reference,
      by: '',
    }),
  );
  const credits = (await listDayCreditRefunds(db, day)).map(
    (row): Row => ({
      key: `credit-${row.id}`,
      kind: 'returned',
      method: 'transfer',
      at: toIso(row.at),
      traceNumber: row.trace_number,
      amountRial: row.amount_rial,
      reference: row.reference,
      by: row.staff_name,
    }),
  );
  const refunded = [...refunds, ...credits];
  const rows = [...online, ...byHand].sort((a, b) => a.at.localeCompare(b.at)).concat(refunded);
  const received = rows.filter(({ kind }) => kind === 'received');
  return {
    day,
    methods: paymentMethods.map((method) => ({
      method,
      ...sum(received.filter((row) => row.method === method)),
    })),
    received: sum(received),
    returned: sum(refunded),
    gateway: sum(online),
    rows,
  };
};

const sum = (rows: readonly Row[]) => ({
  count: rows.length,
  sumRial: rows.reduce((total, { amountRial }) => total + amountRial, 0),
});
