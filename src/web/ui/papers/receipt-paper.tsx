import { writeNumberInWords } from '#kernel/number-words.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { type Fact, Facts } from '../facts.tsx';
import { Amount } from '../figures/amount.tsx';
import { Code } from '../figures/code.tsx';
import { DateText } from '../figures/date-text.tsx';
import type { PaperSubject } from './paper-shapes.ts';
import { PaperSheet } from './paper-sheet.tsx';

type PaperPayment = {
  invoiceNumber: string;
  amountRial: number;
  /** In words: «نقدی», «کارت‌خوان» … */
  method: string;
  reference: string | null;
  cardMasked: string | null;
  paidAt: string;
  /** The receipt's own number; empty where it is not known. */
  receiptNumber?: string | undefined;
  /** What remained to be paid after it. */
  remainedRial?: number | undefined;
};

/** «رسید پرداخت»: that an invoice was paid, how and when. */
export const ReceiptPaper = ({ payment, subject }: { payment: PaperPayment; subject: PaperSubject }) => {
  const { method, reference, cardMasked } = payment;
  const facts: Fact[] = [
    [paperTexts.method, method],
    [paperTexts.reference, reference && <Code key="reference">{reference}</Code>],
    [paperTexts.card, cardMasked && <Code key="card">{cardMasked}</Code>],
  ];
  return (
    <PaperSheet
      name={paperTexts.receipt}
      subject={subject}
      facts={[
        [paperTexts.number, payment.invoiceNumber && <Code key="number">{payment.invoiceNumber}</Code>],
        [
          paperTexts.receiptNumber,
          payment.receiptNumber && <Code key="receipt">{payment.receiptNumber}</Code>,
        ],
        [paperTexts.paidAt, <DateText key="value" at={payment.paidAt} form="full" />],
      ]}
      signs={[paperTexts.companySign]}
    >
      <Facts className="paper-subject" rows={facts} />
      <section className="paper-sums">
        <dl>
          <div data-main>
            <dt>{paperTexts.paid}</dt>
            <dd>
              {payment.amountRial === 0 ? paperTexts.free : <Amount of={payment.amountRial} unit="none" />}
            </dd>
          </div>
          {payment.remainedRial !== undefined && (
            <div>
              <dt>{paperTexts.dueAfterPayment}</dt>
              <dd>
                <Amount of={payment.remainedRial} unit="none" />
              </dd>
            </div>
          )}
        </dl>
        {payment.amountRial > 0 && (
          <p className="paper-in-words">
            <strong>{paperTexts.inWords(writeNumberInWords(payment.amountRial))}</strong>
            <span>{paperTexts.inRials}</span>
          </p>
        )}
      </section>
    </PaperSheet>
  );
};
