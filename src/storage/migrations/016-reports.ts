import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const targetNames = ['registered', 'visit', 'received', 'paid', 'whole'] as const;
const firstTargets = { registered: 1, visit: 3, received: 3, paid: 1, whole: 10 };

/** Which targets stood when, and the indices that reports read by. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  let table = db.schema
    .createTable('target_change')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (c) => c.notNull());
  for (const name of targetNames) {
    table = table.addColumn(name, 'integer', (c) =>
      c.notNull().check(sql`${sql.ref(name)} between 1 and 60`),
    );
  }
  await table.execute();
  await db.schema.createIndex('target_change_by_time').on('target_change').columns(['at', 'id']).execute();
  // Until the first change, what stands today has always stood.
  const stored = await db.selectFrom('desk_setting').select('document').executeTakeFirst();
  const targets = { ...firstTargets, ...(stored ? JSON.parse(stored.document).targets : {}) };
  await db
    .insertInto('target_change')
    .values({ at: 0, ...targets })
    .execute();

  const index = (table: string, name: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index('repair_log', 'repair_log_by_step', ['kind', 'to_status', 'at']);
  await index('survey', 'survey_by_time', ['at']);
  await index('estimate', 'estimate_by_sending', ['sent_at']);
  await index('sms_message', 'sms_message_by_state', ['state', 'queued_at']);
  await index('sold_product', 'sold_product_by_name', ['product_name']);
};
