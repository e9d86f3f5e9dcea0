import { z } from 'zod';
import { listKeys } from '#kernel/list-keys.ts';
import { StatusIdField } from '../../repair/entities.ts';
import { accountingTables } from '../accounting.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Day, ExportFormat, exportMediaTypes, Instant } from '../office-values.ts';

const tag = 'Reports';
/** The whole company's figures, and those about the desk's own work. */
const company = { tag, permission: 'reports.read', method: 'get', refusals: ['unavailable'] } as const;
const desk = { tag, permission: 'reports.desk', method: 'get', refusals: ['unavailable'] } as const;

/** Days of Tehran; both belong to the span. */
const span = { from: Day.optional(), to: Day.optional() };
const SpanQuery = z.object(span);
const EndQuery = z.object({ to: Day.optional() });
const Rial = z.int();
const incomeSums = { online: Rial, card: Rial, transfer: Rial, cash: Rial, total: Rial };
const ofSpan = { from: Day, to: Day };

/** Figures counted from the tables. Each takes half a minute at most and keeps nobody else waiting. */
export const officeReportCalls = defineOfficeCalls({
  reportOpen: {
    ...desk,
    path: '/reports/open',
    summary: 'Open requests by status and by working days they have stood there',
    description: 'With a span, those registered in it. Ages: 0 to 2, 3 to 5, 6 to 10 and over 10.',
    query: SpanQuery,
    result: z.object({
      rows: z.array(
        z.object({
          statusId: StatusIdField,
          cells: z.array(z.object({ count: z.int(), late: z.int() })),
        }),
      ),
      total: z.int(),
      late: z.int(),
      readAt: Instant,
    }),
  },
  reportTurnaround: {
    ...company,
    path: '/reports/turnaround',
    summary: 'Working days from arrival to sending, by Jalali month, twelve months up to a day',
    query: EndQuery,
    result: z.object({
      target: z.int(),
      months: z.array(
        z.object({
          year: z.int(),
          month: z.int(),
          repaired: z.int(),
          median: z.number().nullable(),
          /** Null with fewer than five repairs. */
          nineInTen: z.number().nullable(),
          cancelled: z.int(),
          unrepaired: z.int(),
        }),
      ),
    }),
  },
  reportOverdue: {
    ...desk,
    path: '/reports/overdue',
    summary: 'Turns of the desk that kept their target and that did not, per step',
    query: SpanQuery,
    result: z.object({
      ...ofSpan,
      steps: z.array(
        z.object({
          step: z.enum(['registered', 'visit', 'received', 'paid']),
          statusId: StatusIdField,
          target: z.int(),
          onTime: z.int(),
          late: z.int(),
          openOnTime: z.int(),
          openLate: z.int(),
        }),
      ),
    }),
  },
  reportIncome: {
    ...company,
    path: '/reports/income',
    summary: 'Paid rials by day of Tehran and method',
    query: SpanQuery,
    result: z.object({
      ...ofSpan,
      days: z.array(z.object({ day: Day, ...incomeSums })),
      sums: z.object(incomeSums),
      payments: z.int(),
      /** The span before, to compare with. */
      before: z.object({ ...ofSpan, totalRial: Rial }),
    }),
  },
  reportSurvey: {
    ...company,
    path: '/reports/survey',
    summary: 'Ratings and words of customers',
    query: SpanQuery,
    result: z.object({
      ...ofSpan,
      mean: z.number().nullable(),
      stars: z.array(z.object({ rating: z.int(), count: z.int() })),
      given: z.int(),
      withoutStars: z.int(),
      words: z.array(
        z.object({
          rating: z.int().nullable(),
          text: z.string(),
          at: Instant,
          traceNumber: z.string(),
          centreName: z.string(),
          productName: z.string(),
        }),
      ),
    }),
  },
  reportFailures: {
    ...company,
    path: '/reports/failures',
    summary: 'Products by repairs per hundred sold, serials by repairs, twelve months up to a day',
    query: EndQuery,
    result: z.object({
      products: z.array(
        z.object({ productName: z.string(), sold: z.int(), repairs: z.int(), per100: z.number() }),
      ),
      serials: z.array(
        z.object({
          serialNumber: z.string(),
          productName: z.string(),
          centreName: z.string(),
          repairs: z.int(),
          /** Three or more. */
          isRepeated: z.boolean(),
        }),
      ),
    }),
  },
  reportCauses: {
    ...company,
    path: '/reports/causes',
    summary: 'Causes of released service reports by product and Jalali month, twelve months up to a day',
    query: EndQuery,
    result: z.object({
      months: z.array(z.object({ year: z.int(), month: z.int() })),
      rows: z.array(
        z.object({
          productName: z.string(),
          /** Empty where none was chosen. */
          cause: z.string(),
          counts: z.array(z.int()),
          total: z.int(),
          /** Three within 90 days. */
          isRepeated: z.boolean(),
        }),
      ),
    }),
  },
  reportUndelivered: {
    ...desk,
    path: '/reports/undelivered',
    summary: 'SMS of thirty days up to a day that did not arrive',
    query: EndQuery,
    result: z.object({
      ...ofSpan,
      items: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          state: z.enum(['undelivered', 'unknown']),
          reason: z.string(),
          at: Instant,
          traceNumber: z.string().nullable(),
          serialNumber: z.string(),
          centreName: z.string(),
          canSendAgain: z.boolean(),
        }),
      ),
    }),
  },
  exportReport: {
    ...company,
    permission: 'reports.export',
    path: '/reports/{name}/export',
    summary: 'The rows of a report as a file',
    params: z.object({ name: z.enum(['turnaround', 'income', 'survey', 'failures', 'causes']) }),
    query: z.object({ ...span, format: ExportFormat }),
    download: exportMediaTypes,
    result: z.unknown(),
  },
  exportDeskReport: {
    ...desk,
    path: '/desk-reports/{name}/export',
    summary: 'The rows of a report about the desk as a file',
    params: z.object({ name: z.enum(['open', 'overdue', 'undelivered']) }),
    query: z.object({ ...span, format: ExportFormat }),
    download: exportMediaTypes,
    result: z.unknown(),
  },
  exportAccounting: {
    tag: 'Reports',
    method: 'get',
    permission: 'accounting.export',
    needsProof: true,
    path: '/accounting/{table}/export',
    summary: 'Invoices, their lines or the payments of a Jalali month, with stable columns',
    params: z.object({ table: z.enum(listKeys(accountingTables)) }),
    query: z.object({ month: z.string().regex(/^1[345]\d\d-(0[1-9]|1[0-2])$/), format: ExportFormat }),
    download: exportMediaTypes,
    result: z.unknown(),
  },
});
