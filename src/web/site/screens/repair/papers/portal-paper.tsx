import { lazy, Suspense } from 'react';
import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { findReceivedAt } from '#contract/repair/find-received-at.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { deviceHistoryTexts } from '#web/texts/repair-device-view.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { EstimatePaper } from '#web/ui/papers/estimate-paper.tsx';
import { IntakePaper } from '#web/ui/papers/intake-paper.tsx';
import { InvoicePaper } from '#web/ui/papers/invoice-paper.tsx';
import type { PaperSubject } from '#web/ui/papers/paper-shapes.ts';
import { PrintedPaper } from '#web/ui/papers/printed-paper.tsx';
import { ReceiptPaper } from '#web/ui/papers/receipt-paper.tsx';
import { toPaperIntake } from '#web/ui/papers/to-paper-intake.ts';
import type { OpenPaper, PaperKind } from './paper-context.ts';
import { RecordPaper } from './record-paper.tsx';

const ReportPaper = lazy(() => import('./printed-portal-report.tsx'));

type Props = { view: RepairView; paper: OpenPaper; onDone: () => void };

/** One paper of the portal, printed as soon as it is drawn. */
const PortalPaper = ({ view, paper: { kind, request }, onDone }: Props) => {
  if (kind === 'record') {
    return (
      <PrintedPaper title={deviceHistoryTexts.title} size="a4" onDone={onDone}>
        <RecordPaper view={view} />
      </PrintedPaper>
    );
  }
  if (!request) return null;
  if (kind === 'report') {
    return (
      <Suspense>
        <ReportPaper request={request} subject={subjectOf(view, request)} onDone={onDone} />
      </Suspense>
    );
  }
  return (
    <PrintedPaper title={paperTexts[kind]} size="a5" onDone={onDone}>
      <PaperOfRequest kind={kind} request={request} subject={subjectOf(view, request)} />
    </PrintedPaper>
  );
};

const PaperOfRequest = ({
  kind,
  request,
  subject,
}: {
  kind: Exclude<PaperKind, 'record' | 'report'>;
  request: RepairRequest;
  subject: PaperSubject;
}) => {
  const { estimate, invoice, payment } = request;
  if (kind === 'estimate') return estimate && <EstimatePaper estimate={estimate} subject={subject} />;
  if (kind === 'intake') {
    const intake = toPaperIntake(request, findReceivedAt(request));
    return <IntakePaper intake={intake} subject={subject} />;
  }
  if (!invoice) return null;
  const last = request.payments?.at(-1);
  if (kind === 'invoice')
    return <InvoicePaper invoice={{ ...invoice, paidRial: request.paidRial }} subject={subject} />;
  return (
    <ReceiptPaper
      payment={{
        invoiceNumber: invoice.number,
        ...(last
          ? {
              amountRial: last.amountRial,
              method: paymentMethodNames[last.method],
              reference: last.reference,
              cardMasked: last.cardMasked,
              paidAt: last.at,
              receiptNumber: last.number,
              remainedRial: last.remainedRial,
            }
          : {
              amountRial: invoice.payableRial,
              method: payment.method ? paymentMethodNames[payment.method] : '',
              reference: payment.reference,
              cardMasked: payment.cardMasked,
              paidAt: payment.paidAt ?? request.changedAt,
            }),
      }}
      subject={subject}
    />
  );
};

const subjectOf = (view: RepairView, request: RepairRequest): PaperSubject => ({
  company: siteShellTexts.companyName,
  companyAddress: request.receiverAddress,
  traceNumber: request.fCode,
  productName: view.soldProducts[0]?.fNameMahsool ?? '',
  serialNumber: view.soldProducts[0]?.fSerialNumber ?? '',
  centreName: request.fNameMarkaz,
  place: [request.fOstanName, request.fShahrName].filter(Boolean).join('، '),
});

export default PortalPaper;
