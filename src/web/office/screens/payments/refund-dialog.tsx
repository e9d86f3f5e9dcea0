import { tehranDay } from '#kernel/jalali.ts';
import { formatRial } from '#kernel/rial.ts';
import { paymentListTexts } from '#web/texts/office/payments.ts';
import { type PaymentAttempt, paymentClient } from '../../app/queries/payment-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RefundForm } from '../../ui/repair/refund-form.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useRefreshPayments } from './use-refresh-payments.ts';

const texts = {
  date: paymentListTexts.refundDate,
  reference: paymentListTexts.refundReference,
  submit: paymentListTexts.refund,
};

/** Records a refund. A fresh proof of identity is asked for on the way. */
export const RefundDialog = ({ attempt, onClose }: { attempt: PaymentAttempt; onClose: () => void }) => {
  const refresh = useRefreshPayments();
  const refund = useAction(paymentClient.recordRefund, { onSettled: () => void refresh() });
  return (
    <Dialog title={paymentListTexts.refundTitle} onClose={onClose}>
      <p>{paymentListTexts.refundText(formatRial(attempt.amountRial))}</p>
      <RefundForm
        texts={texts}
        min={tehranDay(attempt.startedAt)}
        onRefund={async (values) => {
          await refund.mutateAsync({ id: attempt.id, ...values });
          showToast(paymentListTexts.refunded);
          onClose();
        }}
      />
    </Dialog>
  );
};
