import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { messageTexts } from '#web/texts/office/messages.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import { type Message, messageClient } from '../../app/queries/message-queries.ts';
import { sendAndEmpty } from '../../app/work/send-and-empty.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { useMessageAction } from './use-message-action.ts';

const ReplyValues = z.object({
  text: z.string().trim().min(2, messageTexts.needReply).max(5_000, messageTexts.longReply),
});

/** An answer by mail to the address the message came from, which cannot be changed here. */
export const ReplyForm = ({ message }: { message: Message }) => {
  const { id, email, state, canReply } = message;
  if (state === 'spam') return <Note>{messageTexts.spamReply}</Note>;
  if (!canReply) {
    return <Note tone="warning">{messageTexts.closedReply}</Note>;
  }
  return <OpenReplyForm id={id} email={email} />;
};

const OpenReplyForm = ({ id, email }: { id: number; email: string }) => {
  const reply = useMessageAction<{ text: string }>(
    id,
    (input, options) => messageClient.replyToMessage({ id, ...input }, options),
    messageTexts.sent,
  );
  const form = useForm({ resolver: zodResolver(ReplyValues), defaultValues: { text: '' } });
  const work = useUnsavedWork(form, { subject: `message/${id}/reply` });
  const { submit: send, failure } = useSubmit(form, (input) =>
    sendAndEmpty({ form, work, empty: { text: '' } }, () => reply.mutateAsync(input)),
  );
  return (
    <div className="panel p-4">
      <FormFrame
        form={form}
        work={work}
        failure={failure}
        onSubmit={send}
        submit={messageTexts.send}
        aside={
          <span className="text-fine text-ink-soft">
            {messageTexts.mailTo} <Code>{email}</Code>
          </span>
        }
      >
        <TextAreaField
          label={messageTexts.reply}
          hint={messageTexts.replyHint}
          rows={6}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
      </FormFrame>
    </div>
  );
};
