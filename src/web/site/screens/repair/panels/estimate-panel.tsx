import { useState } from 'react';
import type { Estimate } from '#contract/repair/additions.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { repairLimits } from '#contract/repair/limits.ts';
import { formatTehranTime } from '#kernel/jalali.ts';
import { writeToman } from '#kernel/number-words.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { estimateTexts, shippingTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { Amount } from '#web/ui/figures/amount.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { PrintPaperButton } from '../papers/print-paper-button.tsx';
import { usePortal } from '../state/portal-context.ts';
import { BillRows } from './bill-rows.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';

/** What the repair will cost, line by line, and the customer's yes or no to exactly this version. */
const EstimatePanel = ({ request, estimate }: { request: RepairRequest; estimate: Estimate }) => (
  <PanelCard
    title={estimateTexts.heading}
    intro={<p>{estimate.state === 'sent' ? estimateTexts.waits : estimateTexts[estimate.state]}</p>}
  >
    <BillRows name={estimateTexts.heading} bill={estimate} />
    {estimate.note && <p dir="auto">{estimate.note}</p>}
    {(request.may.answerEstimate || mayTakeBack(estimate)) && (
      <Answer key={`${estimate.version}-${estimate.state}`} estimate={estimate} />
    )}
    <PanelActions>
      <PrintPaperButton paper="estimate" request={request}>
        {estimateTexts.print}
      </PrintPaperButton>
    </PanelActions>
  </PanelCard>
);

const mayTakeBack = ({ takeBackUntil }: Estimate): boolean =>
  Boolean(takeBackUntil && Date.parse(takeBackUntil) > Date.now());

const Answer = ({ estimate: { version, payableRial, takeBackUntil } }: { estimate: Estimate }) => {
  const { state, actions } = usePortal();
  const [isAccepting, setAccepting] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const isBusy = state.waiting > 0 || undefined;
  if (!isDeclining) {
    return (
      <>
        <PanelActions>
          {!takeBackUntil && (
            <Button variant="accent" size="large" aria-disabled={isBusy} onClick={() => setAccepting(true)}>
              {estimateTexts.accept}
            </Button>
          )}
          <Button size="large" onClick={() => setDeclining(true)}>
            {takeBackUntil ? estimateTexts.takeBack(formatTehranTime(takeBackUntil)) : estimateTexts.decline}
          </Button>
        </PanelActions>
        {isAccepting && (
          <AlertDialog
            title={estimateTexts.acceptTitle}
            text={<Amount of={payableRial} />}
            onClose={() => setAccepting(false)}
            actions={
              <>
                <Button onClick={() => setAccepting(false)}>{estimateTexts.acceptNo}</Button>
                <Button
                  variant="brand"
                  onClick={() => {
                    setAccepting(false);
                    void actions.answerEstimate({ version, isAccepted: true, reason: '' });
                  }}
                >
                  {estimateTexts.acceptYes}
                </Button>
              </>
            }
          >
            <p className="mt-1">{writeToman(payableRial)}</p>
            <p className="mt-2 text-small text-ink-soft">{estimateTexts.acceptText}</p>
          </AlertDialog>
        )}
      </>
    );
  }
  return (
    <div className="grid gap-4">
      <Field
        variant={largeFieldVariant}
        id="decline-reason"
        label={estimateTexts.reason}
        after={portalTexts.optional}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={repairLimits.reason.max}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            className="field field-area"
          />
        )}
      </Field>
      <PanelActions>
        <Button
          variant="brand"
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

export default EstimatePanel;
