import type { Invoice } from '#contract/repair/entities.ts';
import { formatJalaliDate, isoDate } from '#kernel/jalali.ts';
import { paymentTexts } from '#web/texts/repair-device-view.ts';
import { DateText, LtrText } from '#web/ui/text-runs.tsx';
import { BillRows } from './bill-rows.tsx';

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
    <BillRows name={paymentTexts.invoice} bill={invoice} />
  </div>
);
