import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/**
 * What accounting needs. Identities are JSON. A line's share of the discount and its tax are null on what was issued
 * before: those papers were rounded as a whole and stay as they are.
 */
export const up = async (db: AnyDb): Promise<void> => {
  await db.schema
    .createTable('company_setting')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('rev', 'integer', (c) => c.notNull())
    .execute();
  for (const [table, columns] of added) {
    for (const [column, type] of columns) {
      await db.schema.alterTable(table).addColumn(column, type).execute();
    }
  }
};

const added = [
  ['centre', [['buyer', 'text']]],
  ['repair_request', [['buyer', 'text']]],
  [
    'invoice',
    [
      ['seller', 'text'],
      ['buyer', 'text'],
    ],
  ],
  [
    'invoice_line',
    [
      ['discount_rial', 'bigint'],
      ['tax_rial', 'bigint'],
    ],
  ],
  [
    'estimate_line',
    [
      ['discount_rial', 'bigint'],
      ['tax_rial', 'bigint'],
    ],
  ],
] as const;
