import { type Kysely, sql } from 'kysely';
import { centreDuplicateKey } from '#kernel/centre-duplicate-key.ts';
import { writtenWords } from '#kernel/search-key.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** Both engines bound the parameters of one statement. */
const rowsAStatement = 400;

/** What the office needs to keep devices and centres and to look payments over. */
export const up = async (db: AnyDb): Promise<void> => {
  await extendPayments(db);
  await extendDevices(db);
  await extendCentres(db);
};

const extendPayments = async (db: AnyDb): Promise<void> => {
  // Money that was given back no longer stands: the invoice is due again and may be paid once more.
  await db.schema.dropIndex('payment_one_paid').execute();
  await sql`create unique index payment_one_paid on payment (invoice_id)
    where state = 'paid' and refunded_at is null`.execute(db);
  await db.schema.createIndex('payment_by_state').on('payment').columns(['state', 'id']).execute();
  await db.schema.createIndex('payment_by_refund').on('payment').column('refunded_on').execute();
};

const extendDevices = async (db: AnyDb): Promise<void> => {
  await db.schema
    .alterTable('sold_product')
    .addColumn('rev', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('device_word')
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('sold_product_id', 'integer', (c) =>
      c.notNull().references('sold_product.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('device_word_once', ['word', 'sold_product_id'])
    .execute();
  await db.schema.createIndex('device_word_by_device').on('device_word').column('sold_product_id').execute();
  const devices = await db
    .selectFrom('sold_product')
    .select(['id', 'product_name', 'centre_name', 'city'])
    .execute();
  const words = devices.flatMap(({ id, ...texts }) =>
    writtenWords(Object.values(texts).join(' ')).map((word) => ({ word, sold_product_id: id })),
  );
  for (let start = 0; start < words.length; start += rowsAStatement) {
    await db
      .insertInto('device_word')
      .values(words.slice(start, start + rowsAStatement))
      .execute();
  }
};

const extendCentres = async (db: AnyDb): Promise<void> => {
  await db.schema
    .alterTable('centre')
    .addColumn('rev', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('centre')
    .addColumn('twin_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const { id, name, city } of await db.selectFrom('centre').select(['id', 'name', 'city']).execute()) {
    await db
      .updateTable('centre')
      .set({ twin_key: centreDuplicateKey(name, city) })
      .where('id', '=', id)
      .execute();
  }
  await db.schema.createIndex('centre_by_twin').on('centre').column('twin_key').execute();
  await db.schema.createIndex('centre_by_name').on('centre').columns(['name', 'id']).execute();
  // A number that customers and files may still hold, and the centre that it means since.
  await db.schema
    .createTable('merged_centre')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('centre_id', 'integer', (c) => c.notNull().references('centre.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('merged_centre_by_centre').on('merged_centre').column('centre_id').execute();
};
