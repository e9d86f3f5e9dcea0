import type { ChecklistReading, ReportDocument } from '#contract/repair/service-report.ts';
import { storeChecklist } from '#features/service-reports/checklists.repository.ts';
import { beginReport, listNumberedSpareParts } from '#features/service-reports/report.rules.ts';
import { storeReportDraft } from '#features/service-reports/reports.repository.ts';
import { demoPeople } from '#kernel/demo-people.ts';
import { hourMs } from '#kernel/durations.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { tehranDay } from '#kernel/jalali.ts';
import type { Db } from '#storage/dialect.ts';
import { checklists } from './content/year/checklists.ts';
import { prices } from './content/year/prices.ts';
import { insertRows } from './year/year.repository.ts';

/** What usually breaks a part, by the first letters of its code. */
const causes: Readonly<Record<string, string>> = {
  'P-10': 'نوسان برق',
  'P-11': 'آلودگی مسیر',
  'P-12': 'کالیبره نبودن',
  'P-13': 'فرسودگی قطعه',
  'P-14': 'فرسودگی قطعه',
  'P-15': 'اتصال یا کابل',
  'P-16': 'نفوذ مایع',
};
/** Boards, detectors and compressors carry a serial of their own. */
const isNumbered = (code: string): boolean => /^P-(10\d|122|151)$/.test(code);

type Line = { request_id: number; title: string; quantity: number };
/** Invoices of the demo name their lines as the price list does. */
const codes = new Map(prices.filter(({ kind }) => kind === 'part').map(({ title, code }) => [title, code]));
type Repair = { id: number; deviceId: number; productName: string; isUnrepaired: boolean; sentAt: number };

/** A released report for every repair that went back, the products' checklists, and one draft at the bench. */
export const storeDemoReports = async (db: Db): Promise<void> => {
  const people = await db.selectFrom('staff').select(['id', 'name', 'email']).execute();
  const technician = people.find(({ email }) => email === demoPeople.technician.email);
  const manager = people.find(({ email }) => email === demoPeople.manager.email);
  const known = await db.selectFrom('service_report').select('request_id').limit(1).executeTakeFirst();
  if (!technician || !manager || known) return;
  const by = { staffId: technician.id, name: technician.name };
  await db.transaction().execute(async (trx) => {
    for (const { productName, ...document } of checklists)
      await storeChecklist(trx, {
        productName,
        rev: 0,
        document,
        by: { staffId: manager.id, name: manager.name },
      });
    const lines = Map.groupBy(await listLines(trx), ({ request_id }) => request_id);
    const repairs = (await listRepairs(trx)).map((repair) => ({
      ...repair,
      document: writeDocument(repair, lines.get(repair.id) ?? [], technician),
    }));
    await insertRows(
      trx,
      'service_report',
      repairs.map(({ id, deviceId, productName, sentAt, document }) => ({
        request_id: id,
        version: 1,
        device_id: deviceId,
        product_name: productName,
        reason: '',
        cause: document.cause,
        document: JSON.stringify(document),
        override_reason: '',
        released_at: sentAt - 2 * hourMs,
        released_by: technician.name,
      })),
    );
    const parts = repairs.flatMap(({ id, deviceId, document }) =>
      listNumberedSpareParts(document.parts, 'serialFitted').map((part) => ({ ...part, id, deviceId })),
    );
    await insertRows(
      trx,
      'service_part',
      parts.map(({ id, deviceId, position, serialKey }) => ({
        request_id: id,
        version: 1,
        position,
        device_id: deviceId,
        serial_key: serialKey,
        is_fitted: 1,
      })),
    );
    await insertRows(
      trx,
      'fitted_part',
      parts.map(({ id, deviceId, partKey }) => ({ part_key: partKey, device_id: deviceId, request_id: id })),
    );
    await storeOneDraft(trx, by);
  });
};

const listRepairs = async (trx: Db): Promise<Repair[]> => {
  const rows = await trx
    .selectFrom('repair_request as request')
    .innerJoin('repair_log as sent', 'sent.request_id', 'request.id')
    .select(['request.id', 'request.sold_product_id', 'request.of_product', 'request.is_returned_unrepaired'])
    .select(({ fn }) => fn.max<number>('sent.at').as('sent_at'))
    .where('request.status_id', 'in', [5, 6, 7])
    .where('sent.kind', '=', 'status')
    .where('sent.to_status', '=', 5)
    .groupBy([
      'request.id',
      'request.sold_product_id',
      'request.of_product',
      'request.is_returned_unrepaired',
    ])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    deviceId: row.sold_product_id,
    productName: row.of_product,
    sentAt: row.sent_at,
    isUnrepaired: row.is_returned_unrepaired === 1,
  }));
};

const listLines = (trx: Db): Promise<Line[]> =>
  trx
    .selectFrom('invoice')
    .innerJoin('invoice_line', 'invoice_line.invoice_id', 'invoice.id')
    .select(['invoice.request_id', 'invoice_line.title', 'invoice_line.quantity'])
    .where('invoice.withdrawn_at', 'is', null)
    .orderBy('invoice_line.invoice_id')
    .orderBy('invoice_line.position')
    .execute();

const writeDocument = (
  { id, productName, isUnrepaired, sentAt }: Repair,
  lines: readonly Line[],
  technician: { id: number; name: string },
): ReportDocument => {
  const fitted = lines.flatMap(({ title, quantity }) => {
    const code = codes.get(title);
    return code === undefined || isUnrepaired ? [] : [{ code, title, quantity }];
  });
  const names = fitted.map(({ title }) => title).join('، ');
  const [first] = fitted;
  const begun = beginReport(checklists.find((one) => one.productName === productName));
  return {
    ...begun,
    finding: isUnrepaired
      ? 'برد اصلی سوخته است و قطعهٔ آن دیگر ساخته نمی‌شود.'
      : first
        ? `عیب گفته‌شده در آزمون دیده شد؛ ${names} معیوب است.`
        : 'عیب گفته‌شده در آزمون دیده شد؛ تنظیم دستگاه به هم خورده است.',
    cause: isUnrepaired ? 'نوسان برق' : (causes[first?.code.slice(0, 4) ?? ''] ?? 'کالیبره نبودن'),
    work: isUnrepaired
      ? 'دستگاه بازبینی و بی‌تعمیر بسته شد.'
      : first
        ? `${names} عوض شد و دستگاه آزموده شد.`
        : 'دستگاه تنظیم و آزموده شد.',
    tasks: begun.tasks.map(({ title }) => ({ title, isDone: !isUnrepaired })),
    result: isUnrepaired ? 'not-repairable' : 'repaired',
    technicianId: technician.id,
    technicianName: technician.name,
    day: tehranDay(new Date(sentAt - 2 * hourMs)),
    parts: fitted.map(({ code, title, quantity }) => ({
      code,
      title,
      quantity,
      serialRemoved: '',
      lot: '',
      serialFitted: isNumbered(code) ? `${code.slice(2)}-${100_000 + id}` : '',
    })),
    readings: isUnrepaired
      ? []
      : begun.readings.map((reading, at) => ({ ...reading, value: measure(reading, id + at * 7) })),
  };
};

/** A value well within the limits, another for every repair. */
const measure = ({ least, most, decimals }: ChecklistReading, seed: number): string => {
  const low = least ?? 0;
  const value = low + ((most ?? 1) - low) * (0.2 + (seed % 13) / 20);
  return toPersianDigits(value.toFixed(decimals)).replace('.', '٫').replace('-', '\u2212');
};

/** Somebody is in the middle of a repair. */
const storeOneDraft = async (trx: Db, by: { staffId: number; name: string }): Promise<void> => {
  const request = await trx
    .selectFrom('repair_request')
    .select(['id', 'of_product'])
    .where('status_id', '=', 2)
    .where('repair_in_place', '=', 0)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!request) return;
  const begun = beginReport(checklists.find(({ productName }) => productName === request.of_product));
  const document = {
    ...begun,
    finding: 'پس از روشن شدن، پیش‌گرم تمام نمی‌شود.',
    technicianId: by.staffId,
    technicianName: by.name,
    tasks: begun.tasks.map(({ title }, at) => ({ title, isDone: at === 0 })),
  };
  await storeReportDraft(trx, { requestId: request.id, rev: 1, document, reason: '', by });
};
