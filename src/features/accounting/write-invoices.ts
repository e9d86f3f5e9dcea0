import { accountingStates } from '#contract/office/accounting.ts';
import { noIdentity, parseIdentity } from '#contract/repair/party-identity.ts';
import type { Db } from '#storage/dialect.ts';
import { listMonthInvoices, listMonthLines, type Range } from './month.repository.ts';
import { writeDay } from './write-day.ts';

/** In the order of `accountingTables.invoices`. */
export const writeInvoiceRows = async (db: Db, range: Range) =>
  (await listMonthInvoices(db, range)).map((row) => {
    const known = parseIdentity(row.request_buyer ?? row.buyer ?? row.centre_buyer) ?? noIdentity;
    const [sum, tax] = [row.sum_rial - row.tax_rial, row.tax_rial];
    return [
      row.number,
      writeDay(row.issued_at),
      row.trace_number,
      stateOf(row.withdrawn_at),
      row.withdrawn_at === null ? '' : writeDay(row.withdrawn_at),
      known.name || row.centre_name || row.owner,
      known.nationalId,
      known.economicNumber,
      known.postalCode,
      known.address,
      sum,
      row.discount_rial,
      row.tax_tenths / 10,
      tax,
      row.payable_rial,
    ];
  });

/** In the order of `accountingTables.lines`. What was issued before lines had a tax of their own leaves it empty. */
export const writeLineRows = async (db: Db, range: Range) =>
  (await listMonthLines(db, range)).map((row) => {
    const total = row.quantity * row.unit_rial;
    const { discount_rial: discount, tax_rial: tax } = row;
    const left = discount === null ? null : total - discount;
    return [
      row.number,
      stateOf(row.withdrawn_at),
      row.position + 1,
      row.code,
      row.title,
      row.quantity,
      row.unit_rial,
      total,
      discount,
      left,
      tax,
      left === null || tax === null ? null : left + tax,
    ];
  });

const stateOf = (withdrawnAt: number | null): string =>
  withdrawnAt === null ? accountingStates.issued : accountingStates.withdrawn;
