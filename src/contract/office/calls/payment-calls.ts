import { z } from 'zod';
import { StatusIdField } from '../../repair/entities.ts';
import { paymentMethods } from '../../repair/money-entities.ts';
import { attemptStates } from '../list-filters.ts';
import { defineOfficeCalls } from '../office-call.ts';
import {
  Day,
  ExportFormat,
  exportMediaTypes,
  IdParams,
  Instant,
  line,
  pageOf,
  pageQuery,
  SearchText,
} from '../office-values.ts';

const tag = 'Payments';
const reading = { tag, permission: 'payments.read' } as const;

/** `pending` stands for every attempt whose end is not known yet. */
export const AttemptState = z.enum(attemptStates);

/** One attempt to pay online. */
export const PaymentAttempt = z.object({
  id: z.int(),
  state: AttemptState,
  traceNumber: z.string(),
  statusId: StatusIdField,
  productName: z.string(),
  centreName: z.string(),
  invoiceNumber: z.string(),
  amountRial: z.int(),
  reference: z.string().nullable(),
  cardMasked: z.string().nullable(),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  /** Why it stands where it does, in Persian; empty where there is nothing to say. */
  reason: z.string(),
  /** The gateway's last answer. */
  bank: z.object({ code: z.int().nullable(), words: z.string(), at: Instant }).nullable(),
  returned: z.object({ on: Day, reference: z.string() }).nullable(),
  may: z.object({ ask: z.boolean(), close: z.boolean(), return: z.boolean() }),
});

export const DayRow = z.object({
  key: z.string(),
  /** `received` counts; `struck` was taken back; `duplicate` and `review` are money that no invoice awaits. */
  kind: z.enum(['received', 'struck', 'duplicate', 'review', 'returned']),
  method: z.enum(paymentMethods),
  at: Instant,
  traceNumber: z.string(),
  amountRial: z.int(),
  reference: z.string().nullable(),
  by: z.string(),
});

const Sum = z.object({ count: z.int(), sumRial: z.int() });

/** One Tehran day of money. Every sum is that of its rows. */
export const DayReport = z.object({
  day: Day,
  methods: z.array(Sum.extend({ method: z.enum(paymentMethods) })),
  received: Sum,
  returned: Sum,
  /** What the gateway's own panel should show for the day: money that no invoice awaits included. */
  gateway: Sum,
  rows: z.array(DayRow),
});

const filters = {
  state: AttemptState.optional(),
  q: SearchText.optional(),
  from: Day.optional(),
  to: Day.optional(),
};

export const paymentCalls = defineOfficeCalls({
  listPayments: {
    ...reading,
    method: 'get',
    path: '/payments',
    summary: 'Attempts to pay online, newest first',
    query: z.object({ ...filters, ...pageQuery }),
    result: pageOf(PaymentAttempt),
  },
  listPaymentsInReview: {
    ...reading,
    method: 'get',
    path: '/payments/review',
    summary: 'What a person has to look at or give back, oldest first',
    result: pageOf(PaymentAttempt),
  },
  countPaymentsInReview: {
    ...reading,
    method: 'get',
    path: '/payments/count',
    summary: 'How many a person has to look at or give back',
    result: z.object({ review: z.int() }),
  },
  getPaymentDay: {
    ...reading,
    method: 'get',
    path: '/payments/day',
    summary: 'The money of one Tehran day; without a day, of today',
    query: z.object({ day: Day.optional() }),
    result: DayReport,
  },
  exportPaymentDay: {
    ...reading,
    method: 'get',
    path: '/payments/day/export',
    summary: 'The rows of a day as a file, amounts as numbers',
    query: z.object({ day: Day, format: ExportFormat }),
    download: exportMediaTypes,
    result: z.unknown(),
    refusals: ['too_large'],
  },
  askPayment: {
    tag,
    method: 'post',
    path: '/payments/{id}/ask',
    summary: 'Asks the gateway now; 503 when it does not answer, and nothing has changed then',
    params: IdParams,
    result: PaymentAttempt,
    refusals: ['not_found', 'conflict', 'unavailable'],
  },
  closePayment: {
    tag,
    method: 'post',
    path: '/payments/{id}/close',
    summary: 'Ends a review: failed without a reference of the bank, otherwise money to be given back',
    params: IdParams,
    body: z.object({ note: line(2, 500) }),
    result: PaymentAttempt,
    refusals: ['not_found', 'conflict'],
  },
  recordRefund: {
    tag,
    method: 'post',
    path: '/payments/{id}/returned',
    summary: 'Notes that money was given back',
    params: IdParams,
    body: z.object({ date: Day, reference: z.string().max(60) }),
    result: PaymentAttempt,
    refusals: ['not_found', 'conflict'],
  },
});
