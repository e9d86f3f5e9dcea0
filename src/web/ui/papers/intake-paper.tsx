import { formatJalaliDate } from '#kernel/jalali.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { Facts } from '../facts.tsx';
import { DateText } from '../figures/date-text.tsx';
import type { PaperSubject } from './paper-shapes.ts';
import { PaperSheet, PaperWordsBlock } from './paper-sheet.tsx';
import { writeAccessories } from './write-accessories.ts';

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

/** What the paper says otherwise where it is signed at the counter. */
type IntakeWords = Record<'intake' | 'noAccessories' | 'notDeclared' | 'customerSign', string>;

/** «رسید دریافت دستگاه»: in what condition it came, and what came with it. */
export const IntakePaper = ({
  intake,
  subject,
  words = paperTexts,
}: {
  intake: PaperIntake;
  subject: PaperSubject;
  words?: IntakeWords;
}) => (
  <PaperSheet
    name={words.intake}
    subject={subject}
    facts={[[paperTexts.receivedAt, <DateText key="value" at={intake.receivedAt} form="full" />]]}
    signs={[words.customerSign, paperTexts.companySign]}
  >
    {intake.isChecked && (
      <Facts
        className="paper-subject"
        rows={[
          [paperTexts.condition, intake.condition],
          [paperTexts.accessories, writeAccessories(intake.accessories, words.noAccessories)],
        ]}
      />
    )}
    <PaperWordsBlock name={paperTexts.fault} text={intake.fault} />
    <PaperWordsBlock name={paperTexts.remark} text={intake.remark} />
    <PaperWordsBlock
      name={paperTexts.declared}
      text={
        intake.declaration
          ? `${intake.declaration.text} (${intake.declaration.name}، ${formatJalaliDate(intake.declaration.at)})`
          : words.notDeclared
      }
    />
  </PaperSheet>
);
