import type { InvoiceLine } from '#contract/repair/entities.ts';
import { formatNumber } from '#kernel/rial.ts';
import { paymentTexts } from '#web/texts/repair-device-view.ts';

type Bill = {
  lines: readonly InvoiceLine[];
  sumRial: number;
  discountRial: number;
  taxRial: number;
  payableRial: number;
};

/** An invoice or an estimate line by line, in rials; between the lines and what is to be paid stands what differs. */
export const BillRows = ({ name, bill }: { name: string; bill: Bill }) => {
  const { lines, sumRial, discountRial, taxRial, payableRial } = bill;
  const figures: [string, number][] = [
    [paymentTexts.sum, sumRial],
    [paymentTexts.discount, -discountRial],
    [paymentTexts.tax, taxRial],
  ];
  return (
    <table className="invoice-table">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{paymentTexts.item}</th>
          <th scope="col" className="invoice-amount">
            {paymentTexts.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <tr key={at}>
            <td>
              {line.title}
              {line.quantity > 1 && (
                <span className="block text-fine text-ink-soft">
                  {formatNumber(line.quantity)} × {formatNumber(line.unitRial)}
                </span>
              )}
            </td>
            <td className="invoice-amount">{formatNumber(line.totalRial)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(discountRial > 0 || taxRial > 0) &&
          figures
            .filter(([, rial]) => rial !== 0)
            .map(([figure, rial]) => (
              <tr key={figure}>
                <th scope="row">{figure}</th>
                <td className="invoice-amount">{formatNumber(rial)}</td>
              </tr>
            ))}
        <tr className="invoice-payable">
          <th scope="row">{paymentTexts.payable}</th>
          <td className="invoice-amount">{formatNumber(payableRial)}</td>
        </tr>
      </tfoot>
    </table>
  );
};
