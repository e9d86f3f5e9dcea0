import { type AccountingTable, accountingTables } from '#contract/office/accounting.ts';
import { writeAudit } from '#features/audit/index.ts';
import { type ExportTable, requireExportable } from '#features/export/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import { toFirstDay, toLastDay } from '#kernel/jalali-month.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import type { Db } from '#storage/dialect.ts';
import { writeInvoiceRows, writeLineRows } from './write-invoices.ts';
import { writePaymentRows } from './write-payments.ts';

type AccountingFilter = {
  table: AccountingTable;
  /** Jalali, `1405-08`. */
  month: string;
  format: string;
};

/** One of the three tables of a Jalali month, in a fixed order: an unchanged month gives the same file. */
export const exportAccounting = async (
  db: Db,
  actor: StaffActor,
  { table, month, format }: AccountingFilter,
): Promise<ExportTable> => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [first, last] = [toFirstDay({ year, month: number }), toLastDay({ year, month: number })];
  const range = { first, last, from: tehranDayRange(first).from, to: tehranDayRange(last).to };
  const rows = await writers[table](db, range);
  requireExportable(rows.length);
  await writeAudit(db, actor, {
    action: 'accounting.export',
    subject: { kind: 'report', id: `${table} ${month}` },
    to: { rows: rows.length, format },
  });
  const { title, columns } = accountingTables[table];
  return { title: `${title} ${month}`, columns: columns.map((column) => ({ title: column })), rows };
};

const writers = { invoices: writeInvoiceRows, lines: writeLineRows, payments: writePaymentRows };
