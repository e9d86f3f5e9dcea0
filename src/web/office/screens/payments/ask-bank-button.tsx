import { paymentListTexts } from '#web/texts/office/payments.ts';
import { type PaymentAttempt, paymentClient } from '../../app/queries/payment-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useRefreshPayments } from './use-refresh-payments.ts';

/** Requests the bank's state of a payment now. Without an answer a message beside the button says so. */
export const AskBankButton = ({ attempt }: { attempt: PaymentAttempt }) => {
  const refresh = useRefreshPayments();
  const ask = useAction(paymentClient.askPayment, {
    onSuccess: async ({ state }) => {
      showToast(paymentListTexts.asked(paymentListTexts.states[state]));
      await refresh();
    },
    onError: refresh,
  });
  return (
    <>
      <BusyButton
        variant="brand"
        size="small"
        isBusy={ask.isPending}
        onClick={() => ask.mutate({ id: attempt.id })}
      >
        {paymentListTexts.ask}
      </BusyButton>
      <p role="status" className="text-fine font-semibold text-warning empty:hidden">
        {ask.isPending ? paymentListTexts.asking : ask.error?.message}
      </p>
    </>
  );
};
