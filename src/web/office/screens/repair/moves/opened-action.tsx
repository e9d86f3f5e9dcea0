import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import AssignDialog from '../../../ui/repair/assign-dialog.tsx';
import { IntakeDialog } from '../../../ui/repair/intake-dialog.tsx';
import MoveDialog from '../../../ui/repair/move-dialog.tsx';
import { toMovingRequest } from '../../../ui/repair/move-form.rules.ts';
import SendAgainDialog from '../../../ui/repair/send-again-dialog.tsx';
import { AnswerDialog } from '../money/answer-dialog.tsx';
import { BuyerDialog } from '../money/buyer-dialog.tsx';
import { PaymentDialog } from '../money/payment-dialog.tsx';
import { RefundCreditDialog } from '../money/refund-credit-dialog.tsx';
import { StrikeDialog } from '../money/strike-dialog.tsx';
import { RequestPaper } from '../papers/request-paper.tsx';
import { ReplaceLinkDialog } from '../story/replace-link-dialog.tsx';
import { UnlockDialog } from '../story/unlock-dialog.tsx';
import type { OpenAction } from './open-action.ts';

/** The window of the action that was chosen; the card of the visit has its own. */
const OpenedAction = ({
  open,
  details,
  onClose,
}: {
  open: Exclude<OpenAction, { kind: 'visit' }>;
  details: RequestDetails;
  onClose: () => void;
}) => {
  const traceNumber = details.request.fCode;
  switch (open.kind) {
    case 'move':
      return <MoveDialog request={toMovingRequest(details)} move={open.move} onClose={onClose} />;
    case 'answer':
      return <AnswerDialog details={details} onClose={onClose} />;
    case 'payment':
      return <PaymentDialog details={details} onClose={onClose} />;
    case 'send-again':
      return <SendAgainDialog details={details} message={open.message} onClose={onClose} />;
    case 'replace-link':
      return <ReplaceLinkDialog traceNumber={traceNumber} onClose={onClose} />;
    case 'unlock':
      return <UnlockDialog details={details} onClose={onClose} />;
    case 'buyer':
      return <BuyerDialog details={details} onClose={onClose} />;
    case 'strike':
      return <StrikeDialog details={details} payment={open.payment} onClose={onClose} />;
    case 'refund-credit':
      return <RefundCreditDialog traceNumber={traceNumber} amountRial={open.amountRial} onClose={onClose} />;
    case 'intake':
      return <IntakeDialog traceNumber={traceNumber} onClose={onClose} />;
    case 'assign':
      return <AssignDialog requests={[{ traceNumber, assignee: details.assignee }]} onClose={onClose} />;
    case 'print':
      return <RequestPaper paper={open.paper} details={details} onDone={onClose} />;
  }
};

export default OpenedAction;
