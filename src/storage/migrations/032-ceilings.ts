import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** A price and one payment may be larger than what the gateway took when these tables were made. */
export const up = async (db: AnyDb): Promise<void> => {
  await widen(db, 'price_item', 'unit_rial', 0);
  await widen(db, 'payment', 'amount_rial', 10_000);
};

/** A check goes with its column on both engines, so the column is made anew. */
const widen = async (db: AnyDb, table: string, column: string, least: number): Promise<void> => {
  const before = `${column}_before`;
  await db.schema.alterTable(table).renameColumn(column, before).execute();
  await db.schema
    .alterTable(table)
    .addColumn(column, 'bigint', (c) =>
      c
        .notNull()
        .defaultTo(least)
        .check(sql`${sql.ref(column)} between ${sql.lit(least)} and 99999999999`),
    )
    .execute();
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(before)}`.execute(db);
  await db.schema.alterTable(table).dropColumn(before).execute();
};
