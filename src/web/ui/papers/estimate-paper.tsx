import { formatJalaliDate } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';
import { Count } from '../figures/count.tsx';
import { BillTable } from './bill-table.tsx';
import { PaperFrame, PaperWordsBlock } from './paper-frame.tsx';
import { PaperParties } from './paper-parties.tsx';
import type { PaperBill, PaperSubject, PaperWords } from './paper-shapes.ts';

type PaperEstimate = PaperBill & { version: number; sentAt: string; note: string };

/** «برآورد هزینه»: what a repair would cost, for the customer's yes or no. */
export const EstimatePaper = ({
  estimate,
  subject,
  words,
}: {
  estimate: PaperEstimate;
  subject: PaperSubject;
  words: PaperWords;
}) => {
  const day = formatJalaliDate(estimate.sentAt);
  return (
    <PaperFrame
      name={words.estimate}
      subject={subject}
      words={words}
      facts={[
        [words.version, <Count key="value">{estimate.version}</Count>],
        [words.issuedAt, day],
      ]}
      signs={[words.companySign]}
    >
      <PaperParties bill={estimate} words={words} />
      <BillTable
        bill={estimate}
        words={words}
        name={`${words.lines(words.estimate)} ${formatNumber(estimate.version)}، ${day}`}
      />
      <PaperWordsBlock name={words.note} text={estimate.note} />
    </PaperFrame>
  );
};
