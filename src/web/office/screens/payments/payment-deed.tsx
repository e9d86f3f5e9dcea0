import type { PaymentAttempt } from '../../app/queries/payment-queries.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

export type PaymentDeedName = 'close' | 'return';

/** The window of one deed on one payment. */
export const PaymentDeed = ({
  name,
  ...rest
}: {
  name: PaymentDeedName;
  attempt: PaymentAttempt;
  onClose: () => void;
}) => (name === 'close' ? <CloseDialog {...rest} /> : <ReturnDialog {...rest} />);
