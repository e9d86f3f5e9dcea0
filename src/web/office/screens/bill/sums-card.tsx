import type { UseFormReturn } from 'react-hook-form';
import type { Bill } from '#contract/repair/bill.ts';
import { writeNumberInWords } from '#kernel/number-words.ts';
import { formatNumber } from '#kernel/rial.ts';
import { billTexts } from '#web/texts/office/bill.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { BillValues } from './bill-values.ts';
import { DiscountField } from './discount-field.tsx';

/** What the lines add up to, in rials and tomans, while they are typed. */
export const SumsCard = ({ form, bill }: { form: UseFormReturn<BillValues>; bill: Bill }) => {
  const isFree = form.watch('isFree');
  return (
    <section className="panel sums" aria-label={billTexts.payable}>
      <div className="sums-row sums-head" aria-hidden="true">
        <span />
        <span>{billTexts.rial}</span>
        <span>{billTexts.toman}</span>
      </div>
      <SumRow name={billTexts.sum(bill.lines.length)} rial={bill.sumRial} />
      {!isFree && <DiscountField form={form} />}
      {bill.discountRial !== 0 && <SumRow name={billTexts.discount} rial={-bill.discountRial} />}
      {bill.taxTenths > 0 && (
        <SumRow name={billTexts.tax(formatNumber(bill.taxTenths / 10))} rial={bill.taxRial} />
      )}
      <SumRow name={billTexts.payable} rial={bill.payableRial} isMain />
      <p className="sums-words">{writeWords(bill.payableRial)}</p>
    </section>
  );
};

const writeWords = (rial: number): string =>
  rial % 10 === 0
    ? billTexts.inWords(writeNumberInWords(rial / 10))
    : billTexts.inRialWords(writeNumberInWords(rial));

const SumRow = ({ name, rial, isMain = false }: { name: string; rial: number; isMain?: boolean }) => (
  <div className={joinClasses('sums-row', isMain && 'sums-main')}>
    <span>{name}</span>
    <output>
      <Amount of={rial} unit="none" />
    </output>
    {/* In a box of its own: alone in its column, a number without letters would go to the left edge. */}
    <span className="text-ink-soft">
      <Count>{rial / 10}</Count>
    </span>
  </div>
);
