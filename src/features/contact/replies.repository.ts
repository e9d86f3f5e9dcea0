import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';

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
