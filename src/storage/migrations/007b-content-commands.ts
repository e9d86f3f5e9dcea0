import { type Kysely, sql } from 'kysely';

/** Tables whose rows could not be hidden so far. */
const neverHidden = [
  'static_page',
  'product_type',
  'gallery_group',
  'designed_website',
  'colleague',
  'faq',
  'revision',
];

/** The last number given to each kind, so that a deleted thing's id is never given to another. */
const numbered = {
  product: 'product',
  article: 'article',
  news: 'blog',
  video: 'video',
  permit: 'permit',
  page: 'dynamic_page',
  faq: 'faq',
  revision: 'revision',
  'product-type': 'product_type',
  gallery: 'gallery_group',
  'gallery-image': 'gallery_image',
  website: 'designed_website',
  colleague: 'colleague',
  'static-page': 'static_page',
};

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  for (const table of neverHidden) {
    await db.schema
      .alterTable(table)
      .addColumn('is_show', 'smallint', (column) => column.notNull().defaultTo(1))
      .execute();
  }
  for (const table of ['designed_website', 'revision']) {
    await sql`drop index ${sql.ref(`${table}_newest`)}`.execute(db);
    await sql`create index ${sql.ref(`${table}_newest`)} on ${sql.table(table)} (is_show, published_at desc, id desc)`.execute(
      db,
    );
  }
  await db.schema
    .createTable('content_id')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('last_id', 'integer', (column) => column.notNull())
    .execute();
  for (const [kind, table] of Object.entries(numbered)) {
    await sql`insert into content_id (kind, last_id) select ${sql.lit(kind)}, coalesce(max(id), 0) from ${sql.table(table)}`.execute(
      db,
    );
  }
};
