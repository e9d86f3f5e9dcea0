import { accountingKinds } from '#contract/office/accounting.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import type { Db } from '#storage/dialect.ts';
import {
  listMonthByHand,
  listMonthCreditRefunds,
  listMonthOnline,
  listMonthRefunds,
  type Range,
} from './month.repository.ts';
import { writeDay } from './write-day.ts';

/** In the order of `accountingTables.payments`: what came by the gateway, what was taken by hand, what went back. */
export const writePaymentRows = async (db: Db, range: Range & { first: string; last: string }) => {
  const online = (await listMonthOnline(db, range)).map((row) => [
    `online-${row.id}`,
    writeDay(row.finished_at ?? 0),
    row.state === 'paid'
      ? accountingKinds.received
      : row.state === 'duplicate_paid'
        ? accountingKinds.duplicate
        : accountingKinds.review,
    paymentMethodNames.online,
    row.number,
    row.trace_number,
    row.amount_rial,
    row.ref_id ?? '',
    '',
  ]);
  const byHand = (await listMonthByHand(db, range)).map((row) => [
    `hand-${row.id}`,
    writeDay(row.at),
    row.struck_at === null ? accountingKinds.received : accountingKinds.struck,
    paymentMethodNames[row.method],
    row.number,
    row.trace_number,
    row.amount_rial,
    row.reference ?? '',
    row.staff_name,
  ]);
  const refunded = (await listMonthRefunds(db, range)).map((row) => [
    `returned-${row.id}`,
    writeDay(row.refunded_on ?? ''),
    accountingKinds.returned,
    paymentMethodNames.online,
    row.number,
    row.trace_number,
    -row.amount_rial,
    row.refund_reference ?? '',
    '',
  ]);
  const credit = (await listMonthCreditRefunds(db, range)).map((row) => [
    `credit-${row.id}`,
    writeDay(row.day),
    accountingKinds.returned,
    paymentMethodNames.transfer,
    '',
    row.trace_number,
    -row.amount_rial,
    row.reference,
    row.staff_name,
  ]);
  return [...online, ...byHand, ...refunded, ...credit];
};
