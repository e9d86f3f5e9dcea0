import type { Invoice } from '#contract/repair/money-entities.ts';
import { portalPaymentTexts } from '#web/texts/repair-device-view.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { BillRows } from './bill-rows.tsx';

/** The repair invoice line by line, in rials. */
export const InvoiceTable = ({ invoice }: { invoice: Invoice }) => (
  <div className="grid gap-2">
    <p className="flex flex-wrap gap-x-6 text-small text-ink-soft">
      <span>
        {portalPaymentTexts.number}: <Code>{invoice.number}</Code>
      </span>
      <span>
        {portalPaymentTexts.issued}: <DateText at={invoice.issuedAt} />
      </span>
    </p>
    {invoice.reason && (
      <p dir="auto">
        {portalPaymentTexts.why}: {invoice.reason}
      </p>
    )}
    <BillRows name={portalPaymentTexts.invoice} bill={invoice} />
  </div>
);
