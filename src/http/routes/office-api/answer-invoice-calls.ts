import type { invoiceCalls } from '#contract/office/calls/invoice-calls.ts';
import { answerEstimate, issueInvoice, recordPayment, sendEstimate, undoMs } from '#features/desk/index.ts';
import { createRepairActions, type DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';

export const answerInvoiceCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof invoiceCalls> => {
  const action = createRepairActions(deps);
  return {
    sendEstimate: (input, { actor }) =>
      action(actor, 'sendEstimate', input.traceNumber, { action: 'estimate.send', to: input.lines }, (trx) =>
        sendEstimate(trx, { ...input, by: actor }),
      ),
    answerEstimate: (input, { actor }) => {
      const audit = { action: 'estimate.answer', to: { isAccepted: input.isAccepted }, why: input.reason };
      return action(actor, 'answerEstimate', input.traceNumber, audit, (trx) =>
        answerEstimate(trx, { ...input, by: actor }),
      );
    },
    issueInvoice: (input, { actor }) => {
      const audit = {
        action: input.isFree ? 'invoice.free' : 'invoice.issue',
        to: input.lines,
        why: input.reason,
      };
      const mayWaive = actor.permissions.has('invoices.waive');
      return action(actor, 'issueInvoice', input.traceNumber, audit, (trx) =>
        issueInvoice(trx, { ...input, mayWaive, by: actor, holdMs: undoMs }),
      );
    },
    recordPayment: (input, { actor }) => {
      const to = { method: input.method, amountRial: input.amountRial, reference: input.reference };
      return action(actor, 'recordPayment', input.traceNumber, { action: 'payment.record', to }, (trx) =>
        recordPayment(trx, { ...input, by: actor, holdMs: undoMs }),
      );
    },
  };
};
