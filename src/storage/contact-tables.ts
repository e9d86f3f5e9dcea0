import type { Generated } from 'kysely';

/** Locks one key while its takes are counted, and holds when it was last used. */
type LimitKeyRow = { key_hash: string; touched_at: number };

/** One counted use under a limit. Kept until its longest window has passed. */
type LimitTakeRow = { id: Generated<number>; key_hash: string; taken_at: number; expires_at: number };

/** A captcha solution that was accepted and must not be accepted again. */
type UsedCaptchaRow = { once_key: string; used_at: number; expires_at: number };

type SuggestionRow = {
  id: Generated<number>;
  email: string;
  full_name: string;
  subject: string;
  description: string;
  received_at: number;
  /** The UTC day of arrival: the same words on the same day are one message that was sent twice. */
  received_day: number;
  content_hash: string;
  state: Generated<MessageState>;
  /** What it was before it was marked as spam, to be that again. */
  state_before_spam: MessageState | null;
  /** Who has it in hand. */
  assigned_to: number | null;
  /** Name, e-mail, subject and text, folded. */
  search_text: string;
};

/** Where a message of a visitor stands in the inbox. */
export type MessageState = 'new' | 'open' | 'answered' | 'closed' | 'spam';

/** An answer to a message; its mail is in the outbox under `message-reply:ID`. */
type MessageReplyRow = {
  id: Generated<number>;
  suggestion_id: number;
  body: string;
  staff_id: number | null;
  staff_name: string;
  at: number;
};

/** Something to be sent outside, kept until it is sent or given up. */
type OutboxRow = {
  id: Generated<number>;
  kind: string;
  /** Names what is sent, so that the same message is never queued twice. */
  once_key: string;
  /** A random number by which a receiver recognizes this message: row numbers come twice after a restore. */
  notice_id: string;
  /** JSON, as the kind understands it. */
  payload: string;
  /** `cancelled`: taken back before it was sent. */
  state: 'waiting' | 'sent' | 'dead' | 'cancelled';
  attempts: number;
  next_try_at: number;
  /** While in the future, one worker has the row in hand. */
  leased_until: number;
  lease_token: string;
  last_error: string;
  created_at: number;
  finished_at: number | null;
};

export type ContactTables = {
  limit_key: LimitKeyRow;
  limit_take: LimitTakeRow;
  used_captcha: UsedCaptchaRow;
  suggestion: SuggestionRow;
  message_reply: MessageReplyRow;
  outbox: OutboxRow;
};
