import { decontaminationText } from '#contract/repair/additions.ts';
import { findReceivedAt } from '#contract/repair/find-received-at.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { EstimatePaper } from '#web/ui/papers/estimate-paper.tsx';
import { IntakePaper } from '#web/ui/papers/intake-paper.tsx';
import { InvoicePaper } from '#web/ui/papers/invoice-paper.tsx';
import type { PaperSubject } from '#web/ui/papers/paper-shapes.ts';
import { PrintedPaper } from '#web/ui/papers/printed-paper.tsx';
import { ReceiptPaper } from '#web/ui/papers/receipt-paper.tsx';
import { toPaperIntake } from '#web/ui/papers/to-paper-intake.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import type { PaperChoice } from './list-papers.ts';
import { PrintedReport } from './printed-report.tsx';

/** Prints one paper of a request. */
export const RequestPaper = ({
  paper,
  details,
  onDone,
}: {
  paper: PaperChoice;
  details: RequestDetails;
  onDone: () => void;
}) =>
  paper.kind === 'report' ? (
    <PrintedReport
      traceNumber={details.request.fCode}
      subject={subjectOf(details)}
      title={paper.title}
      onDone={onDone}
    />
  ) : (
    <PrintedPaper title={paper.title} size={paper.size} onDone={onDone}>
      <PaperBody paper={paper} details={details} />
    </PrintedPaper>
  );

const PaperBody = ({ paper, details }: { paper: PaperChoice; details: RequestDetails }) => {
  const { request } = details;
  const subject = subjectOf(details);
  if (paper.kind === 'invoice') {
    const { invoice } = paper;
    const isWithdrawn = invoice.withdrawnAt !== null;
    // A withdrawn invoice has no money of its own any more.
    const paid = isWithdrawn ? {} : { paidRial: request.paidRial };
    return <InvoicePaper subject={subject} invoice={{ ...invoice, isWithdrawn, ...paid }} />;
  }
  if (paper.kind === 'estimate') return <EstimatePaper subject={subject} estimate={paper.estimate} />;
  if (paper.kind === 'receipt') {
    const { payment } = paper;
    return (
      <ReceiptPaper
        subject={subject}
        payment={{
          ...payment,
          invoiceNumber: request.invoice?.number ?? '',
          method: paymentMethodNames[payment.method],
          paidAt: payment.at,
          receiptNumber: payment.number,
        }}
      />
    );
  }
  if (paper.kind === 'counter') return <CounterPaper details={details} subject={subject} />;
  return <IntakePaper subject={subject} intake={intakeOf(details)} />;
};

const intakeOf = ({ request }: RequestDetails) => toPaperIntake(request, findReceivedAt(request));

const blank = '…'.repeat(12);

/** The paper that is signed at the counter: with the declaration to sign, and room for what nobody has noted yet. */
const CounterPaper = ({ details, subject }: { details: RequestDetails; subject: PaperSubject }) => {
  const intake = intakeOf(details);
  const isReceived = details.request.statusId === 2;
  return (
    <IntakePaper
      subject={subject}
      words={{
        intake: requestPageTexts.counterPaper,
        noAccessories: intake.isChecked ? paperTexts.noAccessories : blank,
        notDeclared: `${decontaminationText}\n${requestPageTexts.signsDeclaration}`,
        customerSign: requestPageTexts.counterSign,
      }}
      intake={{
        ...intake,
        receivedAt: isReceived ? intake.receivedAt : new Date().toISOString(),
        isChecked: true,
        condition: intake.condition || blank,
      }}
    />
  );
};

const subjectOf = ({ request, device, centre }: RequestDetails): PaperSubject => ({
  company: siteShellTexts.companyName,
  companyAddress: request.receiverAddress,
  traceNumber: request.fCode,
  productName: device.fNameMahsool,
  serialNumber: device.fSerialNumber,
  centreName: centre.name,
  place: [centre.province, centre.city].filter(Boolean).join('، '),
});
