import { type Kysely, sql } from 'kysely';
import { searchText } from '#kernel/search-key.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** Contact messages become an inbox: states, someone who has each in hand, replies, and words to find them by. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .alterTable('suggestion')
    .addColumn('state', 'text', (c) =>
      c.notNull().defaultTo('new').check(sql`state in ('new', 'open', 'answered', 'closed', 'spam')`),
    )
    .execute();
  await db.schema.alterTable('suggestion').addColumn('state_before_spam', 'text').execute();
  await db.schema.alterTable('suggestion').addColumn('assigned_to', 'integer').execute();
  await db.schema
    .alterTable('suggestion')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  await db.schema
    .createTable('message_reply')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('suggestion_id', 'integer', (c) => c.notNull().references('suggestion.id').onDelete('cascade'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('message_reply_by_message')
    .on('message_reply')
    .column('suggestion_id')
    .execute();
  await sql`create index suggestion_by_state on suggestion (state, received_at desc, id desc)`.execute(db);
  await foldWords(db);
};

/** Messages that came before are found like those that come. */
const foldWords = async (db: AnyDb): Promise<void> => {
  const rows = await db
    .selectFrom('suggestion')
    .select(['id', 'full_name', 'email', 'subject', 'description'])
    .execute();
  for (const row of rows) {
    const words = searchText([row.full_name, row.email, row.subject, row.description].join(' '));
    await db.updateTable('suggestion').set({ search_text: words }).where('id', '=', row.id).execute();
  }
};
