import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const ofRequest = (db: AnyDb, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'));

/** Tracking links, photos of the fault, declarations of decontamination and reminders. */
export const up = async (db: AnyDb): Promise<void> => {
  await ofRequest(db, 'tracking_link')
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .addPrimaryKeyConstraint('tracking_link_pair', ['request_id', 'number'])
    .execute();

  await ofRequest(db, 'repair_photo')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('repair_photo_by_request').on('repair_photo').column('request_id').execute();

  await ofRequest(db, 'decontamination')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('decontamination_one', ['request_id'])
    .execute();

  await ofRequest(db, 'repair_reminder')
    .addColumn('log_id', 'integer', (c) => c.notNull().primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
};
