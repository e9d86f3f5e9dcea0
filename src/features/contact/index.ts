/** Messages of visitors: stored once each, and mailed to the office. */

import { dayMs } from '#kernel/durations.ts';
import type { Storage } from '#storage/dialect.ts';
import { deleteOlderThan, listLatest } from './suggestion.repository.ts';

export { assignMessage, listMessagePeople } from './assign-message.ts';
export { changeMessageState } from './change-message-state.ts';
export { contactMailKind, createContactMailSender } from './contact-mail.ts';
export type { InboxMessage } from './inbox.repository.ts';
export type { InboxDeps } from './lock-message.ts';
export { markSpam } from './mark-spam.ts';
export {
  countNewMessages,
  exportInbox,
  type MessageWithReplies,
  readInbox,
  readMessage,
  searchMessages,
} from './read-inbox.ts';
export { createReplyMailSender, replyMailKind } from './reply-mail.ts';
export { replyToMessage } from './reply-to-message.ts';
export { resendReply } from './resend-reply.ts';
export { type ContactDeps, sendSuggestion, storeSuggestionIn } from './send-suggestion.ts';

/** The latest messages, newest first, each with the state of its notification. */
export const listSuggestions = ({ storage }: { storage: Storage }, count: number) =>
  listLatest(storage.db, count);

/** Removes messages that have been kept long enough. Returns how many. */
export const purgeSuggestions = ({ storage }: { storage: Storage }, keepDays: number): Promise<number> =>
  deleteOlderThan(storage.db, keepDays * dayMs);
