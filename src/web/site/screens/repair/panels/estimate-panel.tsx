import { useState } from 'react';
import type { Estimate } from '#contract/repair/additions.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { formatNumber } from '#kernel/rial.ts';
import { repairTexts } from '#web/texts/repair.ts';
import { estimateTexts, paymentTexts, shippingTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { usePortal } from '../state/portal-context.ts';
import { PanelActions, PanelCard } from './panel-card.tsx';

/** What the repair will cost, line by line, and the customer's yes or no to exactly this version. */
export const EstimatePanel = ({ request, estimate }: { request: RepairRequest; estimate: Estimate }) => (
  <PanelCard
    title={estimateTexts.heading}
    intro={<p>{estimate.state === 'sent' ? estimateTexts.waits : estimateTexts[estimate.state]}</p>}
  >
    <EstimateTable estimate={estimate} />
    {estimate.note && <p dir="auto">{estimate.note}</p>}
    {request.may.answerEstimate && <Answer key={estimate.version} estimate={estimate} />}
  </PanelCard>
);

const EstimateTable = ({ estimate }: { estimate: Estimate }) => {
  const { lines, sumRial, discountRial, taxRial, payableRial } = estimate;
  const figures: [string, number][] = [
    [paymentTexts.sum, sumRial],
    [paymentTexts.discount, -discountRial],
    [estimateTexts.tax, taxRial],
  ];
  return (
    <table className="invoice-table">
      <caption className="sr-only">{estimateTexts.heading}</caption>
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
            .map(([name, rial]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
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

const Answer = ({ estimate: { version } }: { estimate: Estimate }) => {
  const { state, actions } = usePortal();
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const isBusy = state.waiting > 0 || undefined;
  if (!isDeclining) {
    return (
      <PanelActions>
        <Button
          look="accent"
          large
          aria-disabled={isBusy}
          onClick={() => void actions.answerEstimate({ version, isAccepted: true, reason: '' })}
        >
          {estimateTexts.accept}
        </Button>
        <Button large onClick={() => setDeclining(true)}>
          {estimateTexts.decline}
        </Button>
      </PanelActions>
    );
  }
  return (
    <div className="grid gap-4">
      <Field id="decline-reason" label={estimateTexts.reason} after={repairTexts.optional}>
        <textarea
          id="decline-reason"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="field field-area"
        />
      </Field>
      <PanelActions>
        <Button
          look="brand"
          aria-disabled={isBusy}
          onClick={() => void actions.answerEstimate({ version, isAccepted: false, reason })}
        >
          {estimateTexts.sendDecline}
        </Button>
        <Button onClick={() => setDeclining(false)}>{shippingTexts.cancel}</Button>
      </PanelActions>
    </div>
  );
};
