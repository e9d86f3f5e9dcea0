import type { InvoiceLine } from '#contract/repair/money-entities.ts';
import { portalPaymentTexts } from '#web/texts/repair-device-view.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Count } from '#web/ui/figures/count.tsx';

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
  const sums = [
    { name: portalPaymentTexts.sum, rial: sumRial },
    { name: portalPaymentTexts.discount, rial: -discountRial },
    { name: portalPaymentTexts.tax, rial: taxRial },
  ];
  return (
    <table className="invoice-table">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{portalPaymentTexts.item}</th>
          <th scope="col" className="invoice-amount">
            {portalPaymentTexts.total}
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
                  <Count>{line.quantity}</Count> × <Amount of={line.unitRial} unit="none" />
                </span>
              )}
            </td>
            <td className="invoice-amount">
              <Amount of={line.totalRial} unit="none" />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(discountRial > 0 || taxRial > 0) &&
          sums
            .filter(({ rial }) => rial !== 0)
            .map(({ name: sum, rial }) => (
              <tr key={sum}>
                <th scope="row">{sum}</th>
                <td className="invoice-amount">
                  <Amount of={rial} unit="none" />
                </td>
              </tr>
            ))}
        <tr className="invoice-payable">
          <th scope="row">{portalPaymentTexts.payable}</th>
          <td className="invoice-amount">
            <Amount of={payableRial} unit="none" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
