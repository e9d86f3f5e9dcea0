import { lazy, Suspense } from 'react';
import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { writeRefund } from '#contract/repair/payment-texts.ts';
import { showsPaidLabel } from '#contract/repair/statuses.ts';
import { writeToman } from '#kernel/number-words.ts';
import { portalPaymentTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { BadgeCheck, CreditCard, RefreshCw } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { PrintPaperButton } from '../papers/print-paper-button.tsx';
import { usePortal } from '../state/portal-context.ts';
import { AddressAndNote } from './address-and-note.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';
import { PayAgain } from './pay-again.tsx';

// Loaded for an invoice with several payments.
const PayInParts = lazy(() => import('./pay-in-parts.tsx'));

/** Whether the one button for everything is not enough. */
const isInParts = (
  { payments = [], remainingRial = 0, creditRial = 0 }: RepairRequest,
  pay: RepairView['pay'],
): boolean =>
  payments.length > 1 ||
  creditRial > 0 ||
  (remainingRial > 0 && (payments.length > 0 || (pay !== undefined && remainingRial > pay.onlineMaxRial)));

/** Step 4: the invoice, and the button to pay it or the label that it is paid. */
export const PaymentPanel = ({ request }: { request: RepairRequest }) => {
  const { invoice, statusId, payment } = request;
  const { pay } = usePortal().state.view ?? {};
  const hasParts = isInParts(request, pay);
  const isDue = statusId === 3 && payment.state === 'due';
  const title = isDue ? portalPaymentTexts.ready : portalPaymentTexts.heading;
  const notes =
    showsPaidLabel(statusId) && !request.isReturnedUnrepaired ? (
      <PaidLabel request={request} />
    ) : (
      <PayActions request={request} hasParts={hasParts} />
    );
  const bill = (
    <>
      {invoice ? <InvoiceTable invoice={invoice} /> : <p>{writeNoInvoice(request)}</p>}
      {payment.returnedOn && <Note role="status">{writeRefund(payment.returnedOn)}</Note>}
      <Papers request={request} />
    </>
  );
  return (
    <>
      {hasParts ? (
        <Suspense fallback={<PanelCard title={title}>{notes}</PanelCard>}>
          <PayInParts request={request} pay={pay} title={title} notes={notes}>
            {bill}
          </PayInParts>
        </Suspense>
      ) : (
        <PanelCard title={title}>
          {notes}
          {bill}
        </PanelCard>
      )}
      {statusId === 3 && <AddressAndNote request={request} isFolded />}
    </>
  );
};

/** The invoice on paper and, once it is paid, the receipt. */
const Papers = ({ request }: { request: RepairRequest }) =>
  request.invoice && (
    <PanelActions>
      <PrintPaperButton paper="invoice" request={request}>
        {portalPaymentTexts.printInvoice}
      </PrintPaperButton>
      {request.payment.state === 'paid' && (
        <PrintPaperButton paper="receipt" request={request}>
          {portalPaymentTexts.printReceipt}
        </PrintPaperButton>
      )}
    </PanelActions>
  );

const writeNoInvoice = ({ isReturnedUnrepaired, repairInPlace }: RepairRequest): string => {
  if (!isReturnedUnrepaired) return portalPaymentTexts.none;
  return repairInPlace ? portalPaymentTexts.unrepaired : portalPaymentTexts.returned;
};

const PayActions = ({ request, hasParts }: { request: RepairRequest; hasParts: boolean }) => {
  const { state, actions } = usePortal();
  const { payment, may, invoice } = request;
  const isPending = payment.state === 'pending';
  if (request.statusId !== 3) return null;
  return (
    <>
      {request.fJameKolleFactorBaTakhfif === 0 && <Note tone="success">{portalPaymentTexts.free}</Note>}
      {isPending && <PendingNote mayPay={may.pay} />}
      {payment.state === 'review' && <ReviewNote />}
      {may.pay && !isPending && !hasParts && (
        <>
          <PanelActions>
            <Button
              variant="accent"
              size="large"
              aria-disabled={state.waiting > 0 || undefined}
              onClick={() => void actions.pay()}
            >
              <CreditCard size={20} />
              <span>
                {portalPaymentTexts.pay} {invoice && <Amount of={invoice.payableRial} />}
              </span>
            </Button>
          </PanelActions>
          {invoice && (
            <p className="text-small text-ink-soft">
              {portalPaymentTexts.toman(writeToman(invoice.payableRial))}
            </p>
          )}
          <Note>{portalPaymentTexts.bank}</Note>
        </>
      )}
    </>
  );
};

/**
 * The bank has not answered: the payment is neither paid nor failed, and a second one is begun only by a payer who
 * knows that nothing was taken (`PayAgain`).
 */
const PendingNote = ({ mayPay }: { mayPay: boolean }) => {
  const { actions } = usePortal();
  return (
    <Note tone="warning" role="status">
      <p className="font-semibold">{portalPaymentTexts.pendingTitle}</p>
      <p>{portalPaymentTexts.pendingText}</p>
      <button type="button" className="text-link" onClick={() => void actions.open()}>
        <RefreshCw size={18} />
        {portalPaymentTexts.pendingCheck}
      </button>
      {mayPay && <PayAgain />}
    </Note>
  );
};

const ReviewNote = () => {
  const { phone } = usePortal();
  return (
    <Note tone="warning">
      <p className="font-semibold">{portalPaymentTexts.reviewTitle}</p>
      <p>
        {portalPaymentTexts.reviewText} {phone && <PhoneLink phone={phone} className="text-link" />}
      </p>
    </Note>
  );
};

const PaidLabel = ({ request: { payment } }: { request: RepairRequest }) => (
  <div className="grid gap-3">
    <p className="inline-flex items-center gap-2 justify-self-start rounded-full bg-success-soft px-4 py-1 font-bold text-success">
      <BadgeCheck size={20} />
      {portalPaymentTexts.paid}
    </p>
    <Facts
      rows={[
        [portalPaymentTexts.method, payment.method && paymentMethodNames[payment.method]],
        [portalPaymentTexts.paidAt, payment.paidAt && <DateText at={payment.paidAt} form="full" />],
        [portalPaymentTexts.reference, payment.reference && <Code>{payment.reference}</Code>],
        [portalPaymentTexts.card, payment.cardMasked && <Code>{payment.cardMasked}</Code>],
      ]}
    />
  </div>
);
