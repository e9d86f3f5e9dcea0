import { formatNumber } from '#kernel/rial.ts';
import { billTexts } from '#web/texts/office/bill.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import type { RequestDetails } from '../../app/queries/repair-queries.ts';

type Bill = Pick<
  RequestDetails['estimates'][number],
  'lines' | 'sumRial' | 'discountRial' | 'taxPercent' | 'taxRial' | 'payableRial'
>;

/** The lines and sums of an estimate or an invoice as they were written, in rials. */
export const BillLines = ({ bill, caption }: { bill: Bill; caption: string }) => (
  <table className="bill-lines">
    <caption className="sr-only">{caption}</caption>
    <tbody>
      {bill.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an invoice may be alike
        <tr key={at}>
          <th scope="row">
            <bdi>{line.title}</bdi>
            {line.quantity > 1 && (
              <span className="text-ink-soft">
                {' '}
                × <Count>{line.quantity}</Count>
              </span>
            )}
          </th>
          <td>
            <Amount of={line.totalRial} unit="none" />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      {bill.discountRial > 0 && <Sum name={billTexts.discount} rial={-bill.discountRial} />}
      {bill.taxRial > 0 && <Sum name={billTexts.tax(formatNumber(bill.taxPercent))} rial={bill.taxRial} />}
      <Sum name={billTexts.payable} rial={bill.payableRial} isMain />
    </tfoot>
  </table>
);

const Sum = ({ name, rial, isMain = false }: { name: string; rial: number; isMain?: boolean }) => (
  <tr className={isMain ? 'bill-payable' : undefined}>
    <th scope="row">{name}</th>
    <td>
      <Amount of={rial} unit="none" />
    </td>
  </tr>
);
