import { formatJalaliDate } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';
import { Facts } from '../facts.tsx';
import { DateText } from '../figures/date-text.tsx';
import { PaperFrame, PaperWordsBlock } from './paper-frame.tsx';
import type { PaperSubject, PaperWords } from './paper-shapes.ts';

export type PaperIntake = {
  receivedAt: string;
  /** In words; empty when nobody wrote it down. */
  condition: string;
  accessories: readonly { name: string; count: number }[];
  remark: string;
  fault: string;
  declaration: { text: string; name: string; at: string } | null;
  /** An intake was written: only then does «nothing came with it» mean anything. */
  isChecked: boolean;
};

/** «رسید دریافت دستگاه»: in what condition it came, and what came with it. */
export const IntakePaper = ({
  intake,
  subject,
  words,
}: {
  intake: PaperIntake;
  subject: PaperSubject;
  words: PaperWords;
}) => (
  <PaperFrame
    name={words.intake}
    subject={subject}
    words={words}
    facts={[[words.receivedAt, <DateText key="value" at={intake.receivedAt} form="full" />]]}
    signs={[words.customerSign, words.companySign]}
  >
    {intake.isChecked && (
      <Facts
        className="paper-subject"
        rows={[
          [words.condition, intake.condition],
          [words.accessories, listAccessories(intake, words)],
        ]}
      />
    )}
    <PaperWordsBlock name={words.fault} text={intake.fault} />
    <PaperWordsBlock name={words.remark} text={intake.remark} />
    <PaperWordsBlock
      name={words.declared}
      text={
        intake.declaration
          ? `${intake.declaration.text} (${intake.declaration.name}، ${formatJalaliDate(intake.declaration.at)})`
          : words.notDeclared
      }
    />
  </PaperFrame>
);

const listAccessories = ({ accessories }: PaperIntake, words: PaperWords): string =>
  accessories.length === 0
    ? words.noAccessories
    : accessories
        .map(({ name, count }) => (count === 1 ? name : `${name} (${formatNumber(count)})`))
        .join('، ');
