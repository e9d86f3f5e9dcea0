import { sql } from 'kysely';
import { searchWords } from '#kernel/search-key.ts';
import type { MessageState } from '#storage/contact-tables.ts';
import { countUpTo, maxCounted } from '#storage/count-up-to.ts';
import type { Db } from '#storage/dialect.ts';
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
  countUpTo(db, (await narrow(db, filter)).query, max);

/** One page, and how many there are. */
export const selectPage = async (
  db: Db,
  filter: InboxFilter,
  page: Page,
): Promise<{ items: InboxMessage[]; total: number }> => {
  const narrowed = await narrow(db, filter);
  const max = filter.q?.trim() ? maxFound : maxCounted;
  return { items: await pageOf(narrowed, page), total: await countUpTo(db, narrowed.query, max) };
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

/** The count of what a search finds stops sooner. */
const maxFound = 100;
const states: readonly MessageState[] = ['new', 'open', 'answered', 'closed', 'spam'];

export const countInState = async (db: Db, state: MessageState): Promise<number> =>
  countUpTo(db, (await narrow(db, { state })).query);

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
