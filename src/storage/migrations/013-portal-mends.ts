import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** The chosen centre whole, codes with their own number of tries, and browsers that proved a device before. */
export const up = async (db: AnyDb): Promise<void> => {
  for (const column of ['centre_manager', 'centre_province', 'centre_city', 'centre_address']) {
    await db.schema
      .alterTable('repair_request')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  // Requests of before know their centre by its number; what it was then is what it is now.
  await sql`update repair_request set
      centre_manager = centre.manager_name,
      centre_province = centre.province,
      centre_city = centre.city,
      centre_address = centre.address
    from centre where repair_request.centre_id <> 0 and centre.id = repair_request.centre_id`.execute(db);

  await db.schema
    .alterTable('code_challenge')
    .addColumn('most_attempts', 'integer', (c) => c.notNull().defaultTo(5))
    .execute();

  await db.schema
    .createTable('browser_mark')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('sold_product_id', 'integer', (c) =>
      c.notNull().references('sold_product.id').onDelete('cascade'),
    )
    .addColumn('bucket', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('browser_mark_pair', ['token_hash', 'sold_product_id'])
    .execute();
  await db.schema
    .createIndex('browser_mark_by_device')
    .on('browser_mark')
    .column('sold_product_id')
    .execute();
};
