import type { Invoice } from '#contract/repair/entities.ts';
import { formatJalaliDate, isoDate } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';
import { paymentTexts } from '#web/texts/repair-device-view.ts';
import { DateText, LtrText } from '#web/ui/text-runs.tsx';

/** The repair invoice line by line, in rials. */
export const InvoiceTable = ({ invoice }: { invoice: Invoice }) => (
  <div className="grid gap-2">
    <p className="flex flex-wrap gap-x-6 text-small text-ink-soft">
      <span>
        {paymentTexts.number}: <LtrText>{invoice.number}</LtrText>
      </span>
      <span>
        {paymentTexts.issued}:{' '}
        <DateText iso={isoDate(invoice.issuedAt)} text={formatJalaliDate(invoice.issuedAt)} />
      </span>
    </p>
    <table className="invoice-table">
      <caption className="sr-only">{paymentTexts.invoice}</caption>
      <thead>
        <tr>
          <th scope="col">{paymentTexts.item}</th>
          <th scope="col" className="invoice-amount">
            {paymentTexts.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an invoice may be alike
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
        {invoice.discountRial > 0 && (
          <>
            <tr>
              <th scope="row">{paymentTexts.sum}</th>
              <td className="invoice-amount">{formatNumber(invoice.sumRial)}</td>
            </tr>
            <tr>
              <th scope="row">{paymentTexts.discount}</th>
              <td className="invoice-amount">{formatNumber(-invoice.discountRial)}</td>
            </tr>
          </>
        )}
        <tr className="invoice-payable">
          <th scope="row">{paymentTexts.payable}</th>
          <td className="invoice-amount">{formatNumber(invoice.payableRial)}</td>
        </tr>
      </tfoot>
    </table>
  </div>
);
