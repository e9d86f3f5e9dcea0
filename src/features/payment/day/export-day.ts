import { accountingKinds } from '#contract/office/accounting.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { writeAudit } from '#features/audit/index.ts';
import { type ExportTable, requireExportable } from '#features/export/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import type { Db } from '#storage/dialect.ts';
import { readPaymentDay } from './read-day.ts';

/** A day's rows as a file; amounts stay numbers, so that they can be added up. */
export const exportPaymentDay = async (
  db: Db,
  actor: StaffActor,
  { day, format }: { day: string; format: string },
): Promise<ExportTable> => {
  const { rows } = await readPaymentDay(db, day);
  requireExportable(rows.length);
  await writeAudit(db, actor, {
    action: 'payment.export',
    subject: { kind: 'payment', id: day },
    to: { rows: rows.length, format },
  });
  return {
    title: `پرداخت‌های ${formatJalaliDate(day)}`,
    columns: [
      { title: 'نوع', width: 18 },
      { title: 'روش', width: 16 },
      { title: 'زمان', width: 26 },
      { title: 'شماره پیگیری', width: 16 },
      { title: 'مبلغ (ریال)', width: 18 },
      { title: 'شمارهٔ مرجع', width: 22 },
      { title: 'ثبت‌کننده', width: 22 },
    ],
    rows: rows.map((row) => [
      accountingKinds[row.kind],
      paymentMethodNames[row.method],
      new Date(row.at),
      row.traceNumber,
      row.amountRial,
      row.reference ?? '',
      row.by,
    ]),
  };
};
