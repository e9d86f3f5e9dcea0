import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;
// biome-ignore lint/suspicious/noExplicitAny: same
type Table = CreateTableBuilder<any, any>;

const withMeta = (table: Table) =>
  table
    .addColumn('meta_title', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('meta_description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('meta_keywords', 'text', (c) => c.notNull().defaultTo(''));

const withPictures = (table: Table) => table.addColumn('image_high', 'text').addColumn('image_low', 'text');

const withWords = (table: Table) =>
  table
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull());

const contentItemTable = (db: AnyDb, name: string) =>
  withMeta(withPictures(withWords(db.schema.createTable(name))))
    .addColumn('body_text', 'text', (c) => c.notNull())
    .addColumn('published_at', 'bigint', (c) => c.notNull())
    .addColumn('is_show', 'smallint', (c) => c.notNull().defaultTo(1));

/** Parts of a product keep their own order and go with it. */
const productPartTable = (db: AnyDb, name: string, isPostgres: boolean) =>
  db.schema
    .createTable(name)
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('product_id', 'integer', (c) => c.notNull().references('product.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull());

export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await withMeta(withWords(db.schema.createTable('static_page')))
    .addColumn('page_key', 'text', (c) => c.notNull().unique())
    .addColumn('body_text', 'text', (c) => c.notNull())
    .addColumn('slide_image_1', 'text')
    .addColumn('slide_image_2', 'text')
    .addColumn('slide_image_3', 'text')
    .addColumn('slides', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();

  await withMeta(withPictures(withWords(db.schema.createTable('product_type')))).execute();
  await withMeta(withWords(db.schema.createTable('product')))
    .addColumn('body_text', 'text', (c) => c.notNull())
    .addColumn('product_type_id', 'integer', (c) => c.notNull().references('product_type.id'))
    .addColumn('video_address', 'text')
    .addColumn('install_video_address', 'text')
    .addColumn('user_manual_address', 'text')
    .addColumn('is_show', 'smallint', (c) => c.notNull().defaultTo(1))
    .addColumn('show_priority', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('price', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('real_price', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await withPictures(productPartTable(db, 'product_image', isPostgres))
    .addColumn('title', 'text', (c) => c.notNull())
    .execute();
  await productPartTable(db, 'product_specification', isPostgres)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .execute();
  await productPartTable(db, 'product_customer', isPostgres)
    .addColumn('customer_name', 'text', (c) => c.notNull())
    .addColumn('customer_contact_info', 'text', (c) => c.notNull())
    .execute();

  await contentItemTable(db, 'article').execute();
  await contentItemTable(db, 'blog').execute();
  await contentItemTable(db, 'video').addColumn('video_address', 'text').execute();
  await contentItemTable(db, 'dynamic_page')
    .addColumn('parent_id', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await contentItemTable(db, 'permit')
    .addColumn('permit_type', 'smallint', (c) => c.notNull().defaultTo(0))
    .execute();

  await withWords(db.schema.createTable('gallery_group')).execute();
  await withPictures(withWords(db.schema.createTable('gallery_image')))
    .addColumn('gallery_group_id', 'integer', (c) =>
      c.notNull().references('gallery_group.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  await withPictures(withWords(db.schema.createTable('designed_website')))
    .addColumn('website_url', 'text', (c) => c.notNull())
    .addColumn('published_at', 'bigint', (c) => c.notNull())
    .execute();
  await withPictures(db.schema.createTable('colleague').addColumn('id', 'integer', (c) => c.primaryKey()))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('mobile', 'text')
    .addColumn('email', 'text')
    .addColumn('telegram', 'text')
    .addColumn('website', 'text')
    .addColumn('show_priority', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('faq')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('show_priority', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await withWords(db.schema.createTable('revision'))
    .addColumn('version_number', 'text', (c) => c.notNull())
    .addColumn('body_text', 'text', (c) => c.notNull())
    .addColumn('image_addresses', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('video_address', 'text')
    .addColumn('manual_pdf_address', 'text')
    .addColumn('features', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('published_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('site_setting')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute();
  await db.insertInto('content_version').values({ id: 1, version: 1 }).execute();

  await addIndices(db);
};

/** One index for each order a list is read in, so that page 100 costs what page 1 costs. */
const addIndices = async (db: AnyDb): Promise<void> => {
  for (const table of ['article', 'blog', 'video']) {
    await sql`create index ${sql.ref(`${table}_newest`)} on ${sql.table(table)} (is_show, published_at desc, id desc)`.execute(
      db,
    );
  }
  await sql`create index permit_newest on permit (is_show, permit_type, published_at desc, id desc)`.execute(
    db,
  );
  await sql`create index designed_website_newest on designed_website (published_at desc, id desc)`.execute(
    db,
  );
  await sql`create index revision_newest on revision (published_at desc, id desc)`.execute(db);
  await sql`create index product_shown on product (is_show, product_type_id, show_priority, id desc)`.execute(
    db,
  );
  await sql`create index product_shown_all on product (is_show, show_priority, id desc)`.execute(db);
  for (const part of ['product_image', 'product_specification', 'product_customer']) {
    await sql`create index ${sql.ref(`${part}_of_product`)} on ${sql.table(part)} (product_id, position)`.execute(
      db,
    );
  }
  await sql`create index gallery_image_of_group on gallery_image (gallery_group_id, position)`.execute(db);
};
