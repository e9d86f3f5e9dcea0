import type { PaymentAttempt } from '../../app/queries/payment-queries.ts';
import { CloseDialog } from './close-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export type PaymentActionName = 'close' | 'refund';

/** The window of one action on one payment. */
const PaymentAction = ({
  name,
  ...rest
}: {
  name: PaymentActionName;
  attempt: PaymentAttempt;
  onClose: () => void;
}) => (name === 'close' ? <CloseDialog {...rest} /> : <RefundDialog {...rest} />);

export default PaymentAction;
