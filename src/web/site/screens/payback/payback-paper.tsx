import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { PrintedPaper } from '#web/ui/papers/printed-paper.tsx';
import { ReceiptPaper } from '#web/ui/papers/receipt-paper.tsx';

/** The receipt of an online payment. The payer is not signed in here, so it names no device and no centre. */
const PaybackPaper = ({
  payment,
  companyName,
  onDone,
}: {
  payment: VerifyPaymentData;
  companyName: string;
  onDone: () => void;
}) => (
  <PrintedPaper title={paperTexts.receipt} size="a5" onDone={onDone}>
    <ReceiptPaper
      subject={{
        company: companyName,
        companyAddress: '',
        traceNumber: payment.fCode,
        productName: '',
        serialNumber: '',
        centreName: '',
        place: '',
      }}
      payment={{
        invoiceNumber: '',
        amountRial: payment.amountRial,
        method: paymentMethodNames.online,
        reference: payment.reference,
        cardMasked: null,
        paidAt: payment.paidAt ?? new Date().toISOString(),
        ...(payment.remainingRial > 0 ? { remainedRial: payment.remainingRial } : {}),
      }}
    />
  </PrintedPaper>
);

export default PaybackPaper;
