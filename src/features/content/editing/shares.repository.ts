import { dayMs } from '#kernel/durations.ts';
import type { ContentShareRow } from '#storage/content-editing-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';

const lifeMs = 7 * dayMs;
const listed = ['id', 'draft_rev', 'by_name', 'created_at', 'expires_at'] as const;

type NewShare = Pick<ContentShareRow, 'token_hash' | 'draft_rev' | 'document' | 'by_name'>;

export const insertShare = async (db: Db, { kind, id }: ContentRef, share: NewShare) => {
  const now = await readDatabaseNow(db);
  const times = { created_at: now, expires_at: now + lifeMs };
  return db
    .insertInto('content_share')
    .values({ kind, entity_id: id, ...share, ...times })
    .returning(listed)
    .executeTakeFirstOrThrow();
};

const living = (db: Db) => db.selectFrom('content_share').where('expires_at', '>', databaseNow(db));

export const listShareRows = (db: Db, { kind, id }: ContentRef) =>
  living(db)
    .select(listed)
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .execute();

export const findShare = (db: Db, tokenHash: string) =>
  living(db).select(['kind', 'entity_id', 'document']).where('token_hash', '=', tokenHash).executeTakeFirst();

/** What was deleted; undefined when there is no such link of this item any more. */
export const deleteShare = (db: Db, { kind, id }: ContentRef, shareId: number) =>
  db
    .deleteFrom('content_share')
    .where('id', '=', shareId)
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .returning(listed)
    .executeTakeFirst();

export const deleteSharesOf = async (db: Db, { kind, id }: ContentRef): Promise<void> => {
  await db.deleteFrom('content_share').where('kind', '=', kind).where('entity_id', '=', id).execute();
};

export const deleteEndedShares = async (db: Db): Promise<void> => {
  await db.deleteFrom('content_share').where('expires_at', '<=', databaseNow(db)).execute();
};
