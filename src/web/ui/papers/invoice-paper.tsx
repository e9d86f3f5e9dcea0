import { formatJalaliDate } from '#kernel/jalali.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { Code } from '../figures/code.tsx';
import { BillTable } from './bill-table.tsx';
import { PaperParties } from './paper-parties.tsx';
import type { PaperBill, PaperSubject } from './paper-shapes.ts';
import { PaperSheet, PaperWordsBlock } from './paper-sheet.tsx';

export type PaperInvoice = PaperBill & {
  number: string;
  issuedAt: string;
  /** Why it is free or above the accepted estimate. */
  reason: string;
  isWithdrawn?: boolean | undefined;
};

/** «فاکتور تعمیر», on A5 or A4; one that was withdrawn says so across the whole paper. */
export const InvoicePaper = ({ invoice, subject }: { invoice: PaperInvoice; subject: PaperSubject }) => {
  const day = formatJalaliDate(invoice.issuedAt);
  const number = <Code key="number">{invoice.number}</Code>;
  return (
    <PaperSheet
      name={paperTexts.invoice}
      subject={subject}
      stamp={invoice.isWithdrawn ? paperTexts.withdrawn : undefined}
      facts={[
        [paperTexts.number, number],
        [paperTexts.issuedAt, day],
      ]}
      signs={[paperTexts.companySign]}
    >
      <PaperParties bill={invoice} />
      <BillTable
        bill={invoice}
        name={
          <>
            {paperTexts.lines(paperTexts.invoice)} {number}، {day}
            {invoice.isWithdrawn && `، ${paperTexts.withdrawn}`}
          </>
        }
      />
      <PaperWordsBlock name={paperTexts.reason} text={invoice.reason} />
    </PaperSheet>
  );
};
