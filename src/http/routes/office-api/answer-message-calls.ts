import type { messageCalls } from '#contract/office/calls/message-calls.ts';
import {
  assignMessage,
  changeMessageState,
  countNewMessages,
  type InboxDeps,
  type InboxMessage,
  listMessagePeople,
  type MessageWithReplies,
  markSpam,
  readInbox,
  readMessage,
  replyToMessage,
  resendReply,
} from '#features/contact/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { fileAnswer } from '../../file-answer.ts';
import type { OfficeAnswers } from './office-context.ts';
import { toInstant } from './write-staff.ts';

const excerptLength = 160;

/** The contact inbox. */
export const answerMessageCalls = ({
  inbox,
  runTask,
}: {
  inbox: InboxDeps;
  runTask: RunTask;
}): OfficeAnswers<keyof typeof messageCalls> => {
  const show = ({ replies, description, ...message }: MessageWithReplies) => ({
    ...toFacts(message),
    description,
    replies: replies.map(({ id, text, byName, at, delivery, reason }) => ({
      id,
      text,
      byName,
      at: toInstant(at),
      delivery,
      reason,
    })),
    canReply: inbox.mails,
  });
  return {
    listMessages: async (input) => {
      const { total, counts, items } = await readInbox(inbox, input);
      return {
        total,
        counts,
        items: items.map((message) => ({
          ...toFacts(message),
          excerpt: [...message.description].slice(0, excerptLength).join(''),
        })),
      };
    },
    countNewMessages: async () => ({ new: await countNewMessages(inbox) }),
    listMessagePeople: () => listMessagePeople(inbox),
    exportMessages: async (input, { actor }) =>
      fileAnswer(
        await runTask('exportToFile', { list: 'inbox', actor, format: input.format, filter: input }),
      ),
    getMessage: async ({ id }) => show(await readMessage(inbox.storage.db, id)),
    assignMessage: async (input, { actor }) => show(await assignMessage(inbox, actor, input)),
    setMessageState: async (input, { actor }) => show(await changeMessageState(inbox, actor, input)),
    markSpam: (input, { actor }) => markSpam(inbox, actor, input),
    replyToMessage: async (input, { actor }) => show(await replyToMessage(inbox, actor, input)),
    resendReply: async (input, { actor }) => show(await resendReply(inbox, actor, input)),
  };
};

const toFacts = (message: Omit<InboxMessage, 'description'>) => ({
  id: message.id,
  fullName: message.fullName,
  email: message.email,
  subject: message.subject,
  receivedAt: toInstant(message.receivedAt),
  state: message.state,
  assignee: message.assignee,
});
