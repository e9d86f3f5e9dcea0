import { findReceivedAt } from '#contract/repair/find-received-at.ts';
import { isolateCode } from '#kernel/isolate-code.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { releasedReportTexts } from '#web/texts/service-report.ts';
import type { PaperSize } from '#web/ui/papers/paper-shapes.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';

type Bill =
  | { kind: 'invoice'; invoice: RequestDetails['invoices'][number] }
  | { kind: 'estimate'; estimate: RequestDetails['estimates'][number] };

export type PaperChoice = { label: string; title: string; size: PaperSize } & (
  | Bill
  | { kind: 'receipt'; payment: NonNullable<RequestDetails['request']['payments']>[number] }
  | { kind: 'intake' }
  | { kind: 'counter' }
  | { kind: 'report' }
);

/** What can be printed of a request now; bills in both sizes. */
export const listPapers = (details: RequestDetails): PaperChoice[] => {
  const { invoices, estimates, request } = details;
  const papers: PaperChoice[] = [];
  const addBoth = (label: string, bill: Bill) => {
    for (const size of ['a5', 'a4'] as const) {
      const title = paperTexts[bill.kind];
      papers.push({ ...bill, title, size, label: requestPageTexts.paper(label, size.toUpperCase()) });
    }
  };
  for (const invoice of invoices.toReversed()) {
    const mark = invoice.withdrawnAt === null ? '' : ` (${paperTexts.withdrawn})`;
    addBoth(`${paperTexts.invoice} ${isolateCode(invoice.number)}${mark}`, { kind: 'invoice', invoice });
  }
  const estimate = estimates.at(-1);
  if (estimate) addBoth(paperTexts.estimate, { kind: 'estimate', estimate });
  for (const payment of request.payments ?? []) {
    const label = `${paperTexts.receipt} ${isolateCode(payment.number)}`;
    papers.push({ kind: 'receipt', payment, label, title: paperTexts.receipt, size: 'a5' });
  }
  if (request.report) {
    const { title } = releasedReportTexts;
    papers.push({ kind: 'report', label: title, title, size: 'a4' });
  }
  if (!request.repairInPlace && (details.intake || findReceivedAt(request))) {
    papers.push({ kind: 'intake', label: paperTexts.intake, title: paperTexts.intake, size: 'a5' });
  }
  if (!request.repairInPlace && (request.statusId === 1 || request.statusId === 2)) {
    const title = requestPageTexts.counterPaper;
    papers.unshift({ kind: 'counter', label: title, title, size: 'a5' });
  }
  return papers;
};
