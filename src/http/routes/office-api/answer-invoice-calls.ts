import type { invoiceCalls } from '#contract/office/calls/invoice-calls.ts';
import {
  answerEstimate,
  issueInvoice,
  recordPayment,
  refundCredit,
  sendEstimate,
  strikePayment,
} from '#features/desk/index.ts';
import { createRepairReader, type DeskAnswerDeps } from './answer-desk-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

export const invoiceActions = {
  sendEstimate,
  answerEstimate,
  issueInvoice,
  recordPayment,
  strikePayment,
  refundCredit,
};

export const answerInvoiceCalls = (deps: DeskAnswerDeps): AnswersFor<keyof typeof invoiceCalls> =>
  performActions(deps, invoiceActions, createRepairReader(deps));
