import { sql } from 'kysely';
import { searchText } from '#kernel/search-key.ts';
import { type Db, databaseNow, readEngine } from '#storage/dialect.ts';
import { putMessageWords } from './message-words.repository.ts';

type Words = { email: string; fullName: string; subject: string; description: string };

/** The new message's id; undefined when the same words arrived before on this day. */
export const insertSuggestion = async (
  trx: Db,
  words: Words & { hash: string },
): Promise<number | undefined> => {
  const now = databaseNow(trx);
  const row = await trx
    .insertInto('suggestion')
    .values({
      email: words.email,
      full_name: words.fullName,
      subject: words.subject,
      description: words.description,
      received_at: now,
      received_day: sql<number>`${now} / 86400000`,
      content_hash: words.hash,
      search_text: searchText([words.fullName, words.email, words.subject, words.description].join(' ')),
    })
    .onConflict((conflict) => conflict.columns(['content_hash', 'received_day']).doNothing())
    .returning(['id', 'search_text'])
    .executeTakeFirst();
  if (row) await putMessageWords(trx, [row]);
  return row?.id;
};

/** Newest first, each with where its notification stands; `stored` when none was wanted. */
export const listLatest = async (db: Db, count: number) => {
  const rows = await db
    .selectFrom('suggestion')
    .leftJoin('outbox', (join) =>
      join.on('outbox.once_key', '=', sql<string>`'contact-mail:' || suggestion.id`),
    )
    .select(['suggestion.id', 'email', 'full_name', 'subject', 'description', 'received_at'])
    .select(['outbox.state', 'outbox.last_error'])
    .orderBy('suggestion.id', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    subject: row.subject,
    description: row.description,
    receivedAt: new Date(row.received_at),
    delivery: row.state ?? ('stored' as const),
    lastError: row.last_error ?? '',
  }));
};

/** With the words that no message holds then: a name or an address is in none of them any more. */
export const deleteOlderThan = (db: Db, ageMs: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    // A message that comes in meanwhile may hold a word that is about to go; it waits.
    if (readEngine(trx) === 'postgres')
      await sql`lock table message_ending in share row exclusive mode`.execute(trx);
    const { before } = await trx
      .selectNoFrom(databaseNow(trx, -ageMs).as('before'))
      .executeTakeFirstOrThrow();
    await sql`delete from message_ending where word in (
        select held.word from suggestion old join message_word held on held.suggestion_id = old.id
        where old.received_at < ${before})
      and not exists (
        select 1 from message_word held join suggestion kept on kept.id = held.suggestion_id
        where held.word = message_ending.word and kept.received_at >= ${before})`.execute(trx);
    const { numDeletedRows } = await trx
      .deleteFrom('suggestion')
      .where('received_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
