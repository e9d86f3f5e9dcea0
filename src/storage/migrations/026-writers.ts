import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const known = sql`role in ('desk', 'writer', 'editor', 'manager')`;

/** People who write drafts and ask for a review; drafts that wait for one. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .alterTable('content_document')
    .addColumn('ready_by', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('content_document').addColumn('ready_at', 'bigint').execute();
  await sql`create index content_document_ready on content_document (kind, ready_at) where ready_at is not null`.execute(
    db,
  );
  if (isPostgres) {
    await sql`alter table staff_role drop constraint staff_role_role_check`.execute(db);
    await sql`alter table staff_role add constraint staff_role_role_check check (${known})`.execute(db);
    return;
  }
  // SQLite changes a check only with its table.
  await sql`alter table staff_role rename to staff_role_before`.execute(db);
  await sql`create table staff_role (staff_id integer not null references staff (id), role text not null check (${known}),
    constraint staff_role_once primary key (staff_id, role))`.execute(db);
  await sql`insert into staff_role (staff_id, role) select staff_id, role from staff_role_before`.execute(db);
  await sql`drop table staff_role_before`.execute(db);
};
