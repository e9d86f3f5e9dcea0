import type { PaymentAttempt } from '../../app/queries/payment-queries.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

export type PaymentActionName = 'close' | 'return';

/** The window of one action on one payment. */
export const PaymentAction = ({
  name,
  ...rest
}: {
  name: PaymentActionName;
  attempt: PaymentAttempt;
  onClose: () => void;
}) => (name === 'close' ? <CloseDialog {...rest} /> : <ReturnDialog {...rest} />);
