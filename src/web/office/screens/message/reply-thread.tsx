import { messageTexts } from '#web/texts/office/messages.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { type Message, messageClient } from '../../app/queries/message-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { showFailure } from '../../ui/toast-store.ts';
import { useMessageAction } from './use-message-action.ts';

const deliveryClasses = { waiting: 'chip', sent: 'chip chip-success', dead: 'chip chip-danger' } as const;

/** What was answered, and whether it arrived; one that did not can be sent again. */
export const ReplyThread = ({ message: { id, replies } }: { message: Message }) => {
  const mayAnswer = useMay('messages.answer');
  const resend = useMessageAction<{ replyId: number }>(
    id,
    (input, options) => messageClient.resendReply({ id, ...input }, options),
    messageTexts.resent,
  );
  return (
    <ol className="mt-3 grid gap-3">
      {replies.map((reply) => (
        <li key={reply.id} className="panel ms-6 bg-brand-mist p-4">
          <header className="mb-2 flex flex-wrap items-center gap-x-3 text-fine text-ink-soft">
            <strong className="text-ink">{reply.byName}</strong>
            <DateText at={reply.at} form="moment" />
            <span className={deliveryClasses[reply.delivery]}>{messageTexts.deliveries[reply.delivery]}</span>
            {reply.delivery === 'dead' && <bdi className="text-danger">{reply.reason}</bdi>}
            {reply.delivery === 'dead' && mayAnswer && (
              <BusyButton
                variant="quiet"
                size="small"
                className="ms-auto"
                isBusy={resend.isPending && resend.variables.replyId === reply.id}
                onClick={() => resend.mutate({ replyId: reply.id }, { onError: showFailure })}
              >
                {messageTexts.resend}
              </BusyButton>
            )}
          </header>
          <p dir="auto" className="whitespace-pre-wrap break-words">
            {reply.text}
          </p>
        </li>
      ))}
    </ol>
  );
};
