import { z } from 'zod';
import { StatusIdField } from '../../repair/entities.ts';
import { wireInteger } from '../../wire-values.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Day, TraceParams } from '../office-values.ts';
import { DeskRequest } from '../repair-shapes.ts';

/** Bounds are judged by the desk's own rules, which answer with the sentence of the field. */
const BillBody = {
  expectedStatusId: StatusIdField.optional(),
  lines: z
    .array(
      z.object({
        code: z.string().max(40).optional(),
        title: z.string().max(400),
        quantity: z.number(),
        unitRial: z.number(),
      }),
    )
    .max(100),
  discountRial: z.number().default(0),
};

const invoices = { tag: 'Invoices', params: TraceParams } as const;

/** What a repair costs: estimates, invoices, and money taken by hand. */
export const invoiceCalls = defineOfficeCalls({
  sendEstimate: {
    ...invoices,
    method: 'post',
    path: '/repairs/{traceNumber}/estimate',
    summary: 'Sends an estimate for the customer’s yes or no',
    body: z.object({ ...BillBody, note: z.string().max(500).optional() }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict', 'too_many'],
  },
  answerEstimate: {
    ...invoices,
    method: 'post',
    path: '/repairs/{traceNumber}/estimate/answer',
    summary: 'Writes down an answer that was given by phone',
    body: z.object({
      version: z.int().min(1).max(999),
      isAccepted: z.boolean(),
      reason: z.string().max(500).optional(),
    }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
  issueInvoice: {
    ...invoices,
    method: 'post',
    path: '/repairs/{traceNumber}/invoice',
    summary: 'Issues the invoice, 2 to 3; a free one goes on to 4',
    body: z.object({
      ...BillBody,
      isFree: z.boolean().default(false),
      reason: z.string().max(500).optional(),
      note: z.string().max(500).optional(),
    }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
  recordPayment: {
    tag: 'Invoices',
    params: TraceParams,
    method: 'post',
    path: '/repairs/{traceNumber}/payments',
    summary: 'Notes money taken by hand, all that remains or a part; with the last part 3 to 4',
    description:
      'Refused for 15 minutes after the customer went to the bank; a manager may go on with `overrideReason`.',
    body: z.object({
      expectedStatusId: StatusIdField.optional(),
      method: z.enum(['cash', 'card', 'transfer']),
      amountRial: z.number(),
      reference: z.string().max(60).optional(),
      note: z.string().max(500).optional(),
      overrideReason: z.string().trim().min(2).max(500).optional(),
    }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
  strikePayment: {
    tag: 'Invoices',
    params: TraceParams.extend({ id: wireInteger(1, 999_999_999) }),
    method: 'post',
    path: '/repairs/{traceNumber}/payments/{id}/strike',
    summary: 'Takes a part that was noted by hand out of the count',
    description: 'Within 30 seconds without a word, later with a `reason`; before the whole is paid.',
    body: z.object({ reason: z.string().max(500).optional() }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
  refundCredit: {
    tag: 'Invoices',
    params: TraceParams,
    method: 'post',
    path: '/repairs/{traceNumber}/credit/returned',
    summary: 'Notes that money which no invoice takes was given back',
    description: '`amountRial` is the whole credit, as it was seen.',
    body: z.object({ amountRial: z.number(), date: Day, reference: z.string().max(60) }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
});
