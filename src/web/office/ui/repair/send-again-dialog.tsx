import { noSmsTexts } from '#contract/office/no-sms-reasons.ts';
import { storyTexts } from '#web/texts/office/request.ts';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { Note } from '#web/ui/note.tsx';
import type { RequestDetails, TimelineLine } from '../../app/queries/repair-queries.ts';
import { requestClient } from '../../app/queries/request-queries.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { NoticePreviewFor } from './notice-preview-for.tsx';
import { useRequestAction } from './use-request-action.ts';

/** The words of an earlier SMS with today's link, or the link alone, as a new message. */
const SendAgainDialog = ({
  details: { request, mobile, noSmsReason },
  message,
  onClose,
}: {
  details: RequestDetails;
  /** The message to repeat; without one the link alone goes out. */
  message: TimelineLine | null;
  onClose: () => void;
}) => {
  const traceNumber = request.fCode;
  const send = useRequestAction<{ messageId: number | null }>(
    (input, options) => requestClient.sendRepairMessage({ traceNumber, ...input }, options),
    storyTexts.sentAgain,
  );
  return (
    <ConfirmDialog
      title={message ? storyTexts.sendAgainTitle : storyTexts.sendLinkTitle}
      confirm={message ? storyTexts.sendAgain : storyTexts.sendLink}
      isDisabled={noSmsReason !== null}
      onConfirm={() => send.mutateAsync({ messageId: message?.sms?.id ?? null })}
      onClose={onClose}
    >
      {noSmsReason ? (
        <Note tone="warning">{noSmsTexts[noSmsReason]}</Note>
      ) : message ? (
        <section aria-label={storyTexts.smsText} className="grid gap-1">
          <p className="text-fine text-ink-soft">
            {storyTexts.receiver}: <PhoneText className="font-semibold text-ink">{mobile ?? ''}</PhoneText>
          </p>
          <p className="sms-bubble">{message.text}</p>
        </section>
      ) : (
        <NoticePreviewFor traceNumber={traceNumber} options={{}} />
      )}
      <p className="text-fine text-ink-soft">{storyTexts.againLimit}</p>
    </ConfirmDialog>
  );
};

export default SendAgainDialog;
