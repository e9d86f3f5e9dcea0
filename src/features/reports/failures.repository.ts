import { sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';

type Span = { since: number; until: number };

const cancelled = 100;

/** Requests of a span by product; cancelled ones are no repairs. */
export const countRepairsByProduct = async (
  db: Db,
  span: Span,
): Promise<{ name: string; repairs: number }[]> => {
  const rows = await db
    .selectFrom('repair_request as request')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select(['device.product_name', sql<number>`count(*)`.as('repairs')])
    .where('request.registered_at', '>=', span.since)
    .where('request.registered_at', '<', span.until)
    .where('request.status_id', '!=', cancelled)
    .groupBy('device.product_name')
    .execute();
  return rows.map(({ product_name, repairs }) => ({ name: product_name, repairs: Number(repairs) }));
};

/** How many of each product were ever sold. */
export const countSold = async (db: Db, names: readonly string[]): Promise<Map<string, number>> => {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('sold_product')
    .select(['product_name', sql<number>`count(*)`.as('sold')])
    .where('product_name', 'in', names)
    .groupBy('product_name')
    .execute();
  return new Map(rows.map(({ product_name, sold }) => [product_name, Number(sold)]));
};

/** The devices that came most often, at least twice. */
export const listOftenRepaired = async (db: Db, span: Span, most: number) => {
  const counted = db
    .selectFrom('repair_request')
    .select(['sold_product_id', sql<number>`count(*)`.as('repairs')])
    .where('registered_at', '>=', span.since)
    .where('registered_at', '<', span.until)
    .where('status_id', '!=', cancelled)
    .groupBy('sold_product_id')
    .having(sql`count(*)`, '>=', 2)
    .orderBy('repairs', 'desc')
    .orderBy('sold_product_id')
    .limit(most)
    .as('counted');
  const rows = await db
    .selectFrom(counted)
    .innerJoin('sold_product as device', 'device.id', 'counted.sold_product_id')
    .select(['device.serial_number', 'device.product_name', 'device.centre_name', 'counted.repairs'])
    .orderBy('counted.repairs', 'desc')
    .orderBy('device.serial_number')
    .execute();
  return rows.map((row) => ({
    serialNumber: row.serial_number,
    productName: row.product_name,
    centreName: row.centre_name,
    repairs: Number(row.repairs),
  }));
};
