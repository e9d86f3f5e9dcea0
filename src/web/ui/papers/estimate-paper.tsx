import { formatJalaliDate } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { Count } from '../figures/count.tsx';
import { BillTable } from './bill-table.tsx';
import { PaperParties } from './paper-parties.tsx';
import type { PaperBill, PaperSubject } from './paper-shapes.ts';
import { PaperSheet, PaperWordsBlock } from './paper-sheet.tsx';

type PaperEstimate = PaperBill & { version: number; sentAt: string; note: string };

/** «برآورد هزینه»: what a repair would cost, for the customer's yes or no. */
export const EstimatePaper = ({ estimate, subject }: { estimate: PaperEstimate; subject: PaperSubject }) => {
  const day = formatJalaliDate(estimate.sentAt);
  return (
    <PaperSheet
      name={paperTexts.estimate}
      subject={subject}
      facts={[
        [paperTexts.version, <Count key="value">{estimate.version}</Count>],
        [paperTexts.issuedAt, day],
      ]}
      signs={[paperTexts.companySign]}
    >
      <PaperParties bill={estimate} />
      <BillTable
        bill={estimate}
        name={`${paperTexts.lines(paperTexts.estimate)} ${formatNumber(estimate.version)}، ${day}`}
      />
      <PaperWordsBlock name={paperTexts.note} text={estimate.note} />
    </PaperSheet>
  );
};
