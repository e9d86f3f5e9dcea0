import type { ReactNode } from 'react';
import { writeNumberInWords } from '#kernel/number-words.ts';
import { formatNumber } from '#kernel/rial.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { Amount } from '../figures/amount.tsx';
import { Count } from '../figures/count.tsx';
import type { PaperBill, PaperLine } from './paper-shapes.ts';

/** The lines and sums of an invoice or an estimate. Its head stands again on every page. */
export const BillTable = ({
  bill,
  name,
}: {
  bill: PaperBill;
  /** Stands above the columns on every page: what it is, its number, its date. */
  name: ReactNode;
}) => (
  <>
    <table className="paper-table">
      <thead>
        <tr>
          <th colSpan={5} className="paper-table-name">
            {name}
          </th>
        </tr>
        <tr>
          <th scope="col">{paperTexts.row}</th>
          <th scope="col">{paperTexts.item}</th>
          <th scope="col">{paperTexts.quantity}</th>
          <th scope="col">{paperTexts.unit}</th>
          <th scope="col">{paperTexts.total}</th>
        </tr>
      </thead>
      <tbody>
        {bill.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an invoice may be alike
          <tr key={at}>
            <td>
              <Count>{at + 1}</Count>
            </td>
            <td>
              <bdi>{line.title}</bdi>
              <LineShare line={line} />
            </td>
            <td>
              <Count>{line.quantity}</Count>
            </td>
            <td>
              <Amount of={line.unitRial} unit="none" />
            </td>
            <td>
              <Amount of={line.totalRial} unit="none" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <BillSums bill={bill} />
  </>
);

/** What of discount and tax falls on a line, for whoever checks line by line. */
const LineShare = ({ line }: { line: PaperLine }) =>
  line.discountRial || line.taxRial ? (
    <div className="paper-share">
      <Share name={paperTexts.discount} rial={line.discountRial} />
      <Share name={paperTexts.lineTax} rial={line.taxRial} />
    </div>
  ) : null;

const Share = ({ name, rial }: { name: string; rial: number | null | undefined }) =>
  rial ? (
    <span>
      {name} <Amount of={rial} unit="none" />
    </span>
  ) : null;

const BillSums = ({ bill }: { bill: PaperBill }) => {
  const { sumRial, discountRial, taxRial, taxPercent, payableRial, paidRial = 0 } = bill;
  const percent = taxPercent === undefined ? '' : formatNumber(taxPercent);
  return (
    <section className="paper-sums">
      <dl>
        <Sum name={paperTexts.sum} rial={sumRial} />
        {discountRial > 0 && <Sum name={paperTexts.discount} rial={-discountRial} />}
        {taxRial > 0 && <Sum name={paperTexts.tax(percent)} rial={taxRial} />}
        <Sum name={paperTexts.payable} rial={payableRial} isMain />
        {paidRial > 0 && paidRial < payableRial && (
          <>
            <Sum name={paperTexts.paid} rial={paidRial} />
            <Sum name={paperTexts.stillDue} rial={payableRial - paidRial} />
          </>
        )}
      </dl>
      <p className="paper-in-words">
        <strong>{paperTexts.inWords(writeNumberInWords(payableRial))}</strong>
        <span>{paperTexts.inRials}</span>
      </p>
    </section>
  );
};

const Sum = ({ name, rial, isMain = false }: { name: string; rial: number; isMain?: boolean }) => (
  <div data-main={isMain || undefined}>
    <dt>{name}</dt>
    <dd>
      <Amount of={rial} unit="none" />
    </dd>
  </div>
);
