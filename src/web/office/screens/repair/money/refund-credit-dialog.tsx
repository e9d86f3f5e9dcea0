import { moneyTexts } from '#web/texts/office/request.ts';
import { requestClient } from '../../../app/queries/request-queries.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RefundForm } from '../../../ui/repair/refund-form.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

const texts = {
  date: moneyTexts.creditDay,
  reference: moneyTexts.reference,
  submit: moneyTexts.refundCredit,
};

/** Notes that money which no invoice takes was given back. A fresh proof of identity is asked for on the way. */
export const RefundCreditDialog = ({
  traceNumber,
  amountRial,
  onClose,
}: {
  traceNumber: string;
  /** The credit when this was opened: sent again after a lost answer it is the same, though the credit is 0 by then. */
  amountRial: number;
  onClose: () => void;
}) => {
  const refundCredit = useRequestAction<{ date: string; reference: string }>(
    (input, options) => requestClient.refundCredit({ traceNumber, amountRial, ...input }, options),
    moneyTexts.creditDone,
  );
  return (
    <Dialog title={moneyTexts.creditTitle} onClose={refundCredit.isPending ? undefined : onClose}>
      <p>{moneyTexts.credit(amountRial)}</p>
      <RefundForm
        texts={texts}
        onRefund={async (values) => {
          await refundCredit.mutateAsync(values);
          onClose();
        }}
      />
    </Dialog>
  );
};
