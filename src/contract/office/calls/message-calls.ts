import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { messageStates } from '../list-filters.ts';
import { defineOfficeCalls } from '../office-call.ts';
import {
  Day,
  ExportFormat,
  exportMediaTypes,
  Id,
  IdParams,
  Instant,
  pageQuery,
  RowId,
  SearchText,
} from '../office-values.ts';

const tag = 'Messages';
const reading = { tag, permission: 'messages.read' } as const;

const MessageState = z.enum(messageStates);
/** States a person sets; `spam` has a call of its own, because it stores the previous state. */
const SetState = z.enum(['new', 'open', 'answered', 'closed']);
const Assignee = z.object({ id: z.int(), name: z.string() });

const filters = {
  /** Without a state: everything but spam. */
  state: MessageState.optional(),
  /** Who has it in hand; 0 for nobody. */
  staffId: wireInteger(0, 999_999_999).optional(),
  q: SearchText.optional(),
  from: Day.optional(),
  to: Day.optional(),
};

const ListedMessage = z.object({
  id: z.int(),
  fullName: z.string(),
  email: z.string(),
  subject: z.string(),
  excerpt: z.string(),
  receivedAt: Instant,
  state: MessageState,
  assignee: Assignee.nullable(),
});

const MessageReply = z.object({
  id: z.int(),
  text: z.string(),
  byName: z.string(),
  at: Instant,
  delivery: z.enum(['waiting', 'sent', 'dead']),
  /** Why it did not arrive; empty while there is nothing to tell. */
  reason: z.string(),
});

const Message = ListedMessage.omit({ excerpt: true }).extend({
  description: z.string(),
  replies: z.array(MessageReply),
  /** False without a mail server: then there is no way to answer from here. */
  canReply: z.boolean(),
});

/** The contact inbox. A message is text and is shown as text. */
export const messageCalls = defineOfficeCalls({
  listMessages: {
    ...reading,
    method: 'get',
    path: '/messages',
    summary: 'Messages, newest first, with the number in each state',
    query: z.object({ ...filters, ...pageQuery }),
    result: z.object({
      total: z.int(),
      counts: z.record(MessageState, z.int()),
      items: z.array(ListedMessage),
    }),
  },
  countNewMessages: {
    ...reading,
    method: 'get',
    path: '/messages/count',
    summary: 'How many nobody has looked at yet',
    result: z.object({ new: z.int() }),
  },
  listMessagePeople: {
    ...reading,
    method: 'get',
    path: '/messages/people',
    summary: 'Who may answer, to assign a message to',
    result: z.array(Assignee),
  },
  exportMessages: {
    tag,
    permission: 'messages.export',
    method: 'get',
    path: '/messages/export',
    summary: 'The rows of the filter as a file',
    query: z.object({ ...filters, format: ExportFormat }),
    download: exportMediaTypes,
    result: z.unknown(),
    refusals: ['too_large'],
  },
  getMessage: {
    ...reading,
    method: 'get',
    path: '/messages/{id}',
    summary: 'One message with its replies',
    params: IdParams,
    result: Message,
    refusals: ['not_found'],
  },
  assignMessage: {
    tag,
    method: 'post',
    path: '/messages/{id}/assign',
    summary: 'Gives a message to someone, or to nobody; 409 when someone else was faster',
    params: IdParams,
    body: z.object({ staffId: RowId.nullable(), expectedStaffId: RowId.nullable() }),
    result: Message,
    refusals: ['not_found', 'conflict'],
  },
  setMessageState: {
    tag,
    method: 'post',
    path: '/messages/{id}/state',
    summary: 'Moves a message to another state; 409 with the state it has meanwhile',
    params: IdParams,
    body: z.object({ state: SetState, expectedState: MessageState }),
    result: Message,
    refusals: ['not_found', 'conflict'],
  },
  markSpam: {
    tag,
    method: 'post',
    path: '/messages/spam',
    summary: 'Marks messages as spam, or takes the mark back: they are then what they were',
    body: z.object({ ids: z.array(RowId).min(1).max(100), isSpam: z.boolean() }),
    result: z.object({ changed: z.array(z.int()) }),
  },
  replyToMessage: {
    tag,
    method: 'post',
    path: '/messages/{id}/replies',
    summary: 'Answers by mail, to the address the message came from',
    params: IdParams,
    body: z.object({
      text: z
        .string()
        .transform((text) => text.normalize('NFC').trim())
        .pipe(z.string().min(2).max(5_000)),
    }),
    result: Message,
    refusals: ['not_found', 'conflict'],
  },
  resendReply: {
    tag,
    method: 'post',
    path: '/messages/{id}/replies/{replyId}/resend',
    summary: 'Gives a reply that did not arrive its tries back',
    params: z.object({ id: Id, replyId: Id }),
    result: Message,
    refusals: ['not_found', 'conflict'],
  },
});
