import { type Kysely, sql } from 'kysely';
import { refuseChanges } from './triggers/refuse-changes.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const numberedTable = (db: AnyDb, name: string, isPostgres: boolean) =>
  db.schema
    .createTable(name)
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    );

/** Drafts, editions and plans beside the public tables, the media library, and where everything is used. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .createTable('content_document')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('draft', 'published', 'hidden')`))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_key', 'text', (c) => c.notNull())
    .addColumn('draft', 'text')
    .addColumn('draft_rev', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('draft_by', 'integer')
    .addColumn('draft_at', 'bigint')
    .addColumn('touched_by', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('touched_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('content_document_key', ['kind', 'entity_id'])
    .execute();
  await sql`create index content_document_latest on content_document (kind, touched_at desc, entity_id desc)`.execute(
    db,
  );
  await db.schema
    .createTable('content_edition')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('by_staff', 'integer')
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('content_edition_key', ['kind', 'entity_id', 'version'])
    .execute();
  await refuseChanges(db, 'content_edition', isPostgres);
  await numberedTable(db, 'content_plan', isPostgres)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull().check(sql`action in ('publish', 'hide')`))
    .addColumn('document', 'text')
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('waiting', 'done', 'failed', 'cancelled')`),
    )
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('by_staff', 'integer')
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await sql`create index content_plan_by_turn on content_plan (state, due_at)`.execute(db);
  // One plan of each action waits for a thing; planning again changes it.
  await sql`create unique index content_plan_one_waiting on content_plan (kind, entity_id, action)
    where state = 'waiting'`.execute(db);

  await db.schema
    .createTable('content_use')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('part', 'text', (c) => c.notNull().check(sql`part in ('public', 'draft', 'plan', 'edition')`))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_use_key', ['kind', 'entity_id', 'part', 'version', 'target'])
    .execute();
  await sql`create index content_use_of on content_use (target)`.execute(db);

  await numberedTable(db, 'media_file', isPostgres)
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('picture', 'pdf', 'video')`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull().unique())
    .addColumn('address_low', 'text')
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('pages', 'integer')
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('poster', 'text')
    .addColumn('by_staff', 'integer')
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await sql`create index media_file_of_kind on media_file (kind, id desc)`.execute(db);
  await sql`create index media_file_without_alt on media_file (id desc) where alt = ''`.execute(db);
  await addMediaWords(db, isPostgres);
};

/** Folded names and alternative texts, word by word, so that a search reads an index and not the library. */
const addMediaWords = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .createTable('media_word')
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('media_id', 'integer', (c) => c.notNull().references('media_file.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('media_word_key', ['word', 'media_id'])
    .execute();
  await sql`create index media_word_of_file on media_word (media_id)`.execute(db);
  // Beginnings of words are looked for by comparing bytes, which PostgreSQL does only where told so.
  if (isPostgres) await sql`alter table media_word alter column word type text collate "C"`.execute(db);
};
