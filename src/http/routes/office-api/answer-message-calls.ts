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
import { toIso } from '#kernel/to-iso.ts';
import { answerExport } from './answer-export.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const excerptLength = 160;
const changes = { assignMessage, setMessageState: changeMessageState, replyToMessage, resendReply };
export const messageActions = { ...changes, markSpam };

/** The contact inbox. */
export const answerMessageCalls = ({
  inbox,
  runTask,
}: {
  inbox: InboxDeps;
  runTask: RunTask;
}): AnswersFor<keyof typeof messageCalls> => {
  const readOfficeMessage = async ({ id }: { id: number }) =>
    toMessage(await readMessage(inbox.storage.db, id), { canReply: inbox.canSendMail });
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
    exportMessages: (input, { actor }) =>
      answerExport(runTask, { list: 'inbox', actor, format: input.format, filter: input }),
    getMessage: readOfficeMessage,
    ...performActions(inbox, changes, readOfficeMessage),
    ...performActions(inbox, { markSpam }),
  };
};

const toMessage = (
  { replies, description, ...message }: MessageWithReplies,
  { canReply }: { canReply: boolean },
) => ({
  ...toFacts(message),
  description,
  replies: replies.map(({ id, text, byName, at, delivery, reason }) => ({
    id,
    text,
    byName,
    at: toIso(at),
    delivery,
    reason,
  })),
  canReply,
});

const toFacts = (message: Omit<InboxMessage, 'description'>) => ({
  id: message.id,
  fullName: message.fullName,
  email: message.email,
  subject: message.subject,
  receivedAt: toIso(message.receivedAt),
  state: message.state,
  assignee: message.assignee,
});
