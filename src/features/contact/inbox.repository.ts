import { sql } from 'kysely';
import { searchWords } from '#kernel/search-key.ts';
import type { MessageState } from '#storage/contact-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { findRareWord } from '#storage/find-rare-word.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { messagesHolding } from './message-words.repository.ts';

export type InboxMessage = {
  id: number;
  fullName: string;
  email: string;
  subject: string;
  description: string;
  receivedAt: number;
  state: MessageState;
  stateBeforeSpam: MessageState | null;
  assignee: { id: number; name: string } | null;
};

export type InboxFilter = {
  state?: MessageState | undefined;
  /** 0: in nobody's hands. */
  staffId?: number | undefined;
  q?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
};

type Page = { limit: number; offset?: number };

export const selectMessages = async (db: Db, filter: InboxFilter, page: Page): Promise<InboxMessage[]> =>
  pageOf(await narrow(db, filter), page);

/** How many a filter finds, up to a bound. */
export const countMessages = async (db: Db, filter: InboxFilter, max: number): Promise<number> =>
  countUpTo(db, await narrow(db, filter), max);

/** One page, and how many there are. */
export const selectPage = async (
  db: Db,
  filter: InboxFilter,
  page: Page,
): Promise<{ items: InboxMessage[]; total: number }> => {
  const narrowed = await narrow(db, filter);
  const max = filter.q?.trim() ? maxFound : maxCounted;
  return { items: await pageOf(narrowed, page), total: await countUpTo(db, narrowed, max) };
};

type Narrowed = Awaited<ReturnType<typeof narrow>>;

const pageOf = async ({ query }: Narrowed, { limit, offset = 0 }: Page): Promise<InboxMessage[]> => {
  const rows = await query
    .leftJoin('staff', 'staff.id', 'suggestion.assigned_to')
    .selectAll('suggestion')
    .select('staff.name as assignee_name')
    .orderBy('received_at', 'desc')
    .orderBy('suggestion.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toMessage);
};

/** Counting stops here, and sooner for what a search finds: no one reads more pages. */
const maxCounted = 1_000;
const maxFound = 100;
const states: readonly MessageState[] = ['new', 'open', 'answered', 'closed', 'spam'];

const countUpTo = async (db: Db, { query }: Narrowed, max: number): Promise<number> => {
  const row = await db
    .selectFrom(query.select('suggestion.id').limit(max).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

export const countInState = async (db: Db, state: MessageState): Promise<number> =>
  countUpTo(db, await narrow(db, { state }), maxCounted);

export const countByState = async (db: Db): Promise<Record<MessageState, number>> => {
  const counts: Record<MessageState, number> = { new: 0, open: 0, answered: 0, closed: 0, spam: 0 };
  for (const state of states) counts[state] = await countInState(db, state);
  return counts;
};

export const findMessage = async (db: Db, id: number): Promise<InboxMessage | undefined> => {
  const row = await db
    .selectFrom('suggestion')
    .leftJoin('staff', 'staff.id', 'suggestion.assigned_to')
    .selectAll('suggestion')
    .select('staff.name as assignee_name')
    .where('suggestion.id', '=', id)
    .executeTakeFirst();
  return row && toMessage(row);
};

/** Keeps everyone else from changing these messages until the transaction ends. */
export const lockMessages = (trx: Db, ids: readonly number[]): Promise<void> =>
  lockRows(trx, 'suggestion', ids);

export const setAssignee = async (trx: Db, id: number, staffId: number | null): Promise<void> => {
  await trx.updateTable('suggestion').set({ assigned_to: staffId }).where('id', '=', id).execute();
};

export const setMessageState = async (
  trx: Db,
  id: number,
  state: MessageState,
  stateBeforeSpam: MessageState | null = null,
): Promise<void> => {
  await trx
    .updateTable('suggestion')
    .set({ state, state_before_spam: stateBeforeSpam })
    .where('id', '=', id)
    .execute();
};

/** In an object: a query itself must not be waited for. */
const narrow = async (db: Db, { state, staffId, q, from, to }: InboxFilter) => {
  const words = searchWords(q ?? '');
  // A search of marks alone names no word, so it finds nothing rather than everything.
  const findsNothing = q !== undefined && q.trim() !== '' && words.length === 0;
  let query = db.selectFrom('suggestion');
  query =
    state === undefined
      ? query.where('suggestion.state', '<>', 'spam')
      : query.where('suggestion.state', '=', state);
  if (staffId === 0) query = query.where('assigned_to', 'is', null);
  else if (staffId !== undefined) query = query.where('assigned_to', '=', staffId);
  if (from !== undefined) query = query.where('received_at', '>=', from);
  if (to !== undefined) query = query.where('received_at', '<', to);
  const rare = await findRareWord(db, words, messagesHolding);
  if (rare !== undefined) query = query.where(sql<boolean>`suggestion.id in (${messagesHolding(rare)})`);
  for (const word of words) query = query.where('suggestion.search_text', 'like', `%${word}%`);
  return { query: findsNothing ? query.where(sql<boolean>`1 = 0`) : query };
};

type Row = {
  id: number;
  full_name: string;
  email: string;
  subject: string;
  description: string;
  received_at: number;
  state: MessageState;
  state_before_spam: MessageState | null;
  assigned_to: number | null;
  assignee_name: string | null;
};

const toMessage = (row: Row): InboxMessage => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  subject: row.subject,
  description: row.description,
  receivedAt: row.received_at,
  state: row.state,
  stateBeforeSpam: row.state_before_spam,
  assignee: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assignee_name ?? '' },
});

export type StoredReply = {
  id: number;
  messageId: number;
  text: string;
  byName: string;
  at: number;
  delivery: 'waiting' | 'sent' | 'dead';
  reason: string;
};

export const replyKey = (replyId: number): string => `message-reply:${replyId}`;

export const insertReply = async (
  trx: Db,
  reply: { messageId: number; text: string; staffId: number | null; staffName: string },
): Promise<number> => {
  const row = await trx
    .insertInto('message_reply')
    .values({
      suggestion_id: reply.messageId,
      body: reply.text,
      staff_id: reply.staffId,
      staff_name: reply.staffName,
      at: databaseNow(trx),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** In the order they were written, each with where its mail stands; one that left the outbox was sent. */
export const selectReplies = async (db: Db, messageId: number): Promise<StoredReply[]> => {
  const rows = await db
    .selectFrom('message_reply')
    .leftJoin('outbox', (join) =>
      join.on('outbox.once_key', '=', sql<string>`'message-reply:' || message_reply.id`),
    )
    .select(['message_reply.id', 'suggestion_id', 'body', 'staff_name', 'at', 'outbox.state', 'last_error'])
    .where('suggestion_id', '=', messageId)
    .orderBy('message_reply.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    messageId: row.suggestion_id,
    text: row.body,
    byName: row.staff_name,
    at: row.at,
    // A reply is never taken back.
    delivery: row.state === 'cancelled' ? 'dead' : (row.state ?? 'sent'),
    reason: row.state === 'sent' ? '' : (row.last_error ?? ''),
  }));
};

export const findReply = async (
  db: Db,
  id: number,
): Promise<{ messageId: number; text: string } | undefined> => {
  const row = await db
    .selectFrom('message_reply')
    .select(['suggestion_id', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { messageId: row.suggestion_id, text: row.body };
};
