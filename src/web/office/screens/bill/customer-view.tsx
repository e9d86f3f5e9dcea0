import { isPayable } from '#contract/payment-bounds.ts';
import type { Bill } from '#contract/repair/bill.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { billTexts } from '#web/texts/office/bill.ts';
import { portalPaymentTexts } from '#web/texts/repair-device-view.ts';
import type { NoticeOptions, RequestDetails } from '../../app/queries/repair-queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { BillLines } from '../../ui/repair/bill-lines.tsx';
import { NoticePreviewFor } from '../../ui/repair/notice-preview-for.tsx';
import type { BillKind, BillValues } from './bill-values.ts';

/** What the customer will see and the SMS they will get, before anything is sent. */
export const CustomerView = ({
  kind,
  details,
  bill,
  values,
}: {
  kind: BillKind;
  details: RequestDetails;
  bill: Bill;
  values: BillValues;
}) => {
  const lines = bill.lines.map((line) => ({
    ...line,
    code: line.code ?? '',
    totalRial: line.quantity * line.unitRial,
  }));
  const heading =
    kind === 'estimate'
      ? billTexts.estimate
      : values.isFree
        ? paymentMethodNames.free
        : portalPaymentTexts.ready;
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Panel title={billTexts.customerSees}>
        <div className="grid gap-2">
          <p className="font-bold">{heading}</p>
          <BillLines
            bill={{ ...bill, lines, taxPercent: bill.taxTenths / 10 }}
            caption={billTexts.customerSees}
          />
          {(['reason', 'note'] as const).map(
            (name) =>
              values[name].trim() && (
                <p key={name} dir="auto" className="text-small">
                  {values[name]}
                </p>
              ),
          )}
        </div>
      </Panel>
      <Panel title={billTexts.sms}>
        {kind === 'estimate' && lines.length === 0 ? (
          <p className="text-small text-ink-soft">{billTexts.smsLater}</p>
        ) : (
          <NoticePreviewFor
            traceNumber={details.request.fCode}
            options={noticeOptionsOf(kind, values, bill)}
          />
        )}
      </Panel>
    </div>
  );
};

const noticeOptionsOf = (kind: BillKind, { isFree }: BillValues, { payableRial }: Bill): NoticeOptions => {
  const sum = isPayable(payableRial) ? payableRial : 0;
  if (kind === 'estimate') return { estimateRial: sum };
  return isFree ? { to: 4, paidBy: 'free' } : { to: 3, payableRial: sum };
};
