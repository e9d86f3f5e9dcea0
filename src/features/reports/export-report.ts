import { nameMonth, reportTexts } from '#contract/office/report-texts.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { readStatus } from '#contract/repair/statuses.ts';
import { writeAudit } from '#features/audit/index.ts';
import type { ExportTable } from '#features/export/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import type { Storage } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { readCauses } from './read-causes.ts';
import { readFailures } from './read-failures.ts';
import { readIncome } from './read-income.ts';
import { readOpen } from './read-open.ts';
import { readOverdue } from './read-overdue.ts';
import { readSurvey } from './read-survey.ts';
import { readTurnaround } from './read-turnaround.ts';
import { readUndelivered } from './read-undelivered.ts';
import type { ReportContext, SpanInput } from './report-context.ts';

const { heads, titles, ages, steps } = reportTexts;
export type ReportName = keyof typeof titles;

const columns = (...names: string[]) => names.map((title) => ({ title }));

type Rows = Pick<ExportTable, 'columns' | 'rows'>;
type Read = (context: ReportContext, input: SpanInput) => Promise<Rows>;

/** Exactly the rows that the screen shows, as a table. */
const readers: Record<ReportName, Read> = {
  open: async (context, input) => {
    const { rows } = await readOpen(context, input);
    return {
      columns: columns(heads.status, ...ages, heads.total),
      rows: rows.map(({ statusId, cells }) => {
        const counts = cells.map(({ count }) => count);
        return [readStatus(statusId).title, ...counts, counts.reduce((sum, count) => sum + count, 0)];
      }),
    };
  },
  turnaround: async (context, input) => {
    const { months } = await readTurnaround(context, input);
    return {
      columns: columns(
        heads.month,
        heads.repaired,
        heads.median,
        heads.nineInTen,
        heads.cancelled,
        heads.unrepaired,
      ),
      rows: months.map((month) => [
        nameMonth(month),
        month.repaired,
        month.median,
        month.nineInTen,
        month.cancelled,
        month.unrepaired,
      ]),
    };
  },
  overdue: async (context, input) => {
    const report = await readOverdue(context, input);
    return {
      columns: columns(heads.step, heads.target, heads.onTime, heads.late, heads.openOnTime, heads.openLate),
      rows: report.steps.map((row) => [
        steps[row.step],
        row.target,
        row.onTime,
        row.late,
        row.openOnTime,
        row.openLate,
      ]),
    };
  },
  income: async (context, input) => {
    const { days } = await readIncome(context, input);
    return {
      columns: columns(
        heads.day,
        paymentMethodNames.online,
        paymentMethodNames.card,
        paymentMethodNames.transfer,
        paymentMethodNames.cash,
        heads.total,
      ),
      rows: days.map(({ day, online, card, transfer, cash, total }) => [
        { day },
        online,
        card,
        transfer,
        cash,
        total,
      ]),
    };
  },
  survey: async (context, input) => {
    const { words, stars, withoutStars } = await readSurvey(context, input);
    const counts = [
      ...stars.map(({ rating, count }) => [rating, count, null, null, null, null]),
      [reportTexts.withoutStars, withoutStars, null, null, null, null],
    ];
    return {
      columns: columns(heads.rating, heads.count, heads.at, heads.centre, heads.trace, heads.words),
      rows: [
        ...counts,
        ...words.map(({ rating, at, centreName, traceNumber, text }) => [
          rating ?? reportTexts.withoutStars,
          null,
          new Date(at),
          centreName,
          traceNumber,
          text,
        ]),
      ],
    };
  },
  failures: async (context, input) => {
    const { products, serials } = await readFailures(context, input);
    return {
      columns: columns(heads.product, heads.serial, heads.sold, heads.repairs, heads.per100, heads.mark),
      rows: [
        ...products.map(({ productName, sold, repairs, per100 }) => [
          productName,
          null,
          sold,
          repairs,
          per100,
          null,
        ]),
        ...serials.map(({ productName, serialNumber, repairs, isRepeated }) => [
          productName,
          serialNumber,
          null,
          repairs,
          null,
          isRepeated ? reportTexts.repeated : null,
        ]),
      ],
    };
  },
  causes: async (context, input) => {
    const { months, rows } = await readCauses(context, input);
    return {
      columns: columns(heads.product, heads.cause, ...months.map(nameMonth), heads.total, heads.mark),
      rows: rows.map(({ productName, cause, counts, total, isRepeated }) => [
        productName,
        cause || reportTexts.noCause,
        ...counts,
        total,
        isRepeated ? reportTexts.repeatedCause : null,
      ]),
    };
  },
  undelivered: async (context, input) => {
    const { items } = await readUndelivered(context, input);
    return {
      columns: columns(
        heads.at,
        heads.message,
        heads.trace,
        heads.serial,
        heads.centre,
        heads.state,
        heads.reason,
      ),
      rows: items.map((item) => [
        new Date(item.at),
        item.title,
        item.traceNumber,
        item.serialNumber,
        item.centreName,
        reportTexts.smsStates[item.state],
        item.reason,
      ]),
    };
  },
};

/** A report as a file, written down in the trail. */
export const exportReport = async (
  { db }: Storage,
  actor: StaffActor,
  { name, ...span }: SpanInput & { name: ReportName },
): Promise<ExportTable> => {
  const table = await readers[name]({ db, now: await readDatabaseNow(db) }, span);
  const to = { ...span, rows: table.rows.length };
  await writeAudit(db, actor, {
    action: 'report.export',
    subject: { kind: 'report', id: name },
    to,
  });
  return { title: titles[name], ...table };
};
