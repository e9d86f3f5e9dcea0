import { type Kysely, sql } from 'kysely';
import { refuseChanges } from './triggers/refuse-changes.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const known = sql`role in ('desk', 'technician', 'writer', 'editor', 'manager')`;

/**
 * Service reports: one draft a request, versions that are kept as they were released, their parts for searching, and
 * which numbered part is fitted where now. Checklists are what reports of a product begin with. Technicians write them.
 */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await addTechnicians(db, isPostgres);
  await db.schema
    .createTable('service_report_draft')
    .addColumn('request_id', 'integer', (c) => c.primaryKey().references('repair_request.id'))
    .addColumn('rev', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .addColumn('approval_asked_at', 'bigint')
    .addColumn('approval_asked_by', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`create index service_report_draft_for_approval on service_report_draft (approval_asked_at)
    where approval_asked_at is not null`.execute(db);

  await db.schema
    .createTable('service_report')
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('device_id', 'integer', (c) => c.notNull())
    .addColumn('product_name', 'text', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('override_reason', 'text', (c) => c.notNull())
    .addColumn('released_at', 'bigint', (c) => c.notNull())
    .addColumn('released_by', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('service_report_once', ['request_id', 'version'])
    .execute();
  await db.schema
    .createIndex('service_report_by_device')
    .on('service_report')
    .columns(['device_id', 'released_at'])
    .execute();
  await refuseChanges(db, 'service_report', isPostgres);

  await db.schema
    .createTable('service_part')
    .addColumn('request_id', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('device_id', 'integer', (c) => c.notNull())
    .addColumn('serial_key', 'text', (c) => c.notNull())
    .addColumn('is_fitted', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('service_part_once', ['request_id', 'version', 'position', 'is_fitted'])
    .execute();
  await db.schema
    .createIndex('service_part_by_serial')
    .on('service_part')
    .columns(['serial_key', 'device_id'])
    .execute();
  await refuseChanges(db, 'service_part', isPostgres);

  await db.schema
    .createTable('fitted_part')
    .addColumn('part_key', 'text', (c) => c.primaryKey())
    .addColumn('device_id', 'integer', (c) => c.notNull())
    .addColumn('request_id', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('fitted_part_by_request').on('fitted_part').column('request_id').execute();

  await db.schema
    .createTable('checklist')
    .addColumn('product_key', 'text', (c) => c.primaryKey())
    .addColumn('product_name', 'text', (c) => c.notNull())
    .addColumn('rev', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .execute();
};

const addTechnicians = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
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
