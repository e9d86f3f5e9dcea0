import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { messageTexts } from '#web/texts/office/messages.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { type Message, messageQueries } from '../../app/queries/message-queries.ts';
import { May } from '../../ui/may.tsx';
import { MessageStateChip } from '../../ui/message-state-chip.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { MessageActions } from './message-actions.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyThread } from './reply-thread.tsx';

/** One message with its replies. What a stranger wrote is text, in a direction of its own, and nothing else. */
export const Component = () => {
  const id = Number(useParams().id);
  const message = useQuery(messageQueries.one(id));
  return (
    <QueryFrame
      query={message}
      missing={<NotFound to="/messages" list={messageTexts.title} />}
      skeletonClass="h-96"
    >
      {(shown) => <MessageView key={id} message={shown} />}
    </QueryFrame>
  );
};

const MessageView = ({ message }: { message: Message }) => (
  <div className="message-screen">
    <ScreenHead
      title={message.subject}
      above={
        <Link to="/messages" className="text-link">
          {messageTexts.back}
        </Link>
      }
      beside={<MessageStateChip state={message.state} />}
    >
      <May permission="messages.answer">
        <MessageActions message={message} />
      </May>
    </ScreenHead>
    <div className="message-columns">
      <div className="min-w-0">
        <article className="panel p-4" aria-label={messageTexts.writer}>
          <header className="mb-3 flex flex-wrap items-baseline gap-x-3">
            <bdi className="font-semibold">{message.fullName}</bdi>
            <Code className="text-ink-soft">{message.email}</Code>
            <span className="ms-auto text-fine text-ink-soft">
              <DateText at={message.receivedAt} form="moment" />
            </span>
          </header>
          <p dir="auto" className="whitespace-pre-wrap break-words [unicode-bidi:isolate]">
            {message.description}
          </p>
        </article>
        <ReplyThread message={message} />
      </div>
      <May permission="messages.answer">
        <div className="message-reply">
          <ReplyForm message={message} />
        </div>
      </May>
    </div>
  </div>
);
