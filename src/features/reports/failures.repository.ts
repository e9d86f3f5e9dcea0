import type { Db } from '#storage/dialect.ts';
import type { Span } from './report-context.ts';

const cancelled = 100;

/** Requests of a span by product; cancelled ones are no repairs. */
export const countRepairsByProduct = async (db: Db, span: Span): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('repair_request')
    .select(['of_product', (eb) => eb.fn.countAll<number>().as('repairs')])
    .where('registered_at', '>=', span.since)
    .where('registered_at', '<', span.until)
    .where('status_id', '!=', cancelled)
    .groupBy('of_product')
    .execute();
  return Object.fromEntries(rows.map(({ of_product, repairs }) => [of_product, repairs]));
};

/** How many of each product were ever sold. */
export const countSold = async (db: Db): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('sold_product')
    .select(['product_name', (eb) => eb.fn.countAll<number>().as('sold')])
    .groupBy('product_name')
    .execute();
  return Object.fromEntries(rows.map(({ product_name, sold }) => [product_name, sold]));
};

type OftenRepaired = { deviceId: number; repairs: number };

/** The devices that came most often, at least twice. */
export const listOftenRepaired = async (db: Db, span: Span, max: number): Promise<OftenRepaired[]> => {
  const rows = await db
    .selectFrom('repair_request')
    .select(['sold_product_id', (eb) => eb.fn.countAll<number>().as('repairs')])
    .where('registered_at', '>=', span.since)
    .where('registered_at', '<', span.until)
    .where('status_id', '!=', cancelled)
    .groupBy('sold_product_id')
    .having((eb) => eb.fn.countAll(), '>=', 2)
    .orderBy('repairs', 'desc')
    .orderBy('sold_product_id')
    .limit(max)
    .execute();
  return rows.map(({ sold_product_id, repairs }) => ({
    deviceId: sold_product_id,
    repairs,
  }));
};

/** The same with what the devices are called today. */
export const nameOftenRepaired = async (db: Db, often: readonly OftenRepaired[]) => {
  if (often.length === 0) return [];
  const rows = await db
    .selectFrom('sold_product')
    .select(['id', 'serial_number', 'product_name', 'centre_name'])
    .where(
      'id',
      'in',
      often.map(({ deviceId }) => deviceId),
    )
    .execute();
  const repairs = new Map(often.map((one) => [one.deviceId, one.repairs]));
  return rows
    .map((row) => ({
      serialNumber: row.serial_number,
      productName: row.product_name,
      centreName: row.centre_name,
      repairs: repairs.get(row.id) ?? 0,
    }))
    .toSorted((a, b) => b.repairs - a.repairs || compareText(a.serialNumber, b.serialNumber));
};

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
