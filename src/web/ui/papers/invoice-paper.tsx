import { formatJalaliDate } from '#kernel/jalali.ts';
import { Code } from '../figures/code.tsx';
import { BillTable } from './bill-table.tsx';
import { PaperFrame, PaperWordsBlock } from './paper-frame.tsx';
import { PaperParties } from './paper-parties.tsx';
import type { PaperBill, PaperSubject, PaperWords } from './paper-shapes.ts';

export type PaperInvoice = PaperBill & {
  number: string;
  issuedAt: string;
  /** Why it is free or above the accepted estimate. */
  reason: string;
  isWithdrawn?: boolean | undefined;
};

/** «فاکتور تعمیر», on A5 or A4; one that was withdrawn says so across the whole paper. */
export const InvoicePaper = ({
  invoice,
  subject,
  words,
}: {
  invoice: PaperInvoice;
  subject: PaperSubject;
  words: PaperWords;
}) => {
  const day = formatJalaliDate(invoice.issuedAt);
  const number = <Code key="number">{invoice.number}</Code>;
  return (
    <PaperFrame
      name={words.invoice}
      subject={subject}
      words={words}
      stamp={invoice.isWithdrawn ? words.withdrawn : undefined}
      facts={[
        [words.number, number],
        [words.issuedAt, day],
      ]}
      signs={[words.companySign]}
    >
      <PaperParties bill={invoice} words={words} />
      <BillTable
        bill={invoice}
        words={words}
        name={
          <>
            {words.lines(words.invoice)} {number}، {day}
            {invoice.isWithdrawn && `، ${words.withdrawn}`}
          </>
        }
      />
      <PaperWordsBlock name={words.reason} text={invoice.reason} />
    </PaperFrame>
  );
};
