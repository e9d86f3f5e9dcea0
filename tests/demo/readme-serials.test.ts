import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storeDemoRepairs } from '#demo/store-demo-repairs.ts';
import { completeForgotten, remindWaiting } from '#features/desk/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { serialKey } from '#kernel/serial.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Db } from '#storage/dialect.ts';

/** What the README says a serial shows: the status of its last request, or that there is none. */
const promised: Record<string, number | undefined> = {
  'AZ-1000': undefined,
  'AZ-1001': undefined,
  'AZ-1002': undefined,
  'AZ-1010': 0,
  'AZ-1011': 1,
  'AZ-1012': 2,
  'AZ-1013': 3,
  'AZ-1014': 4,
  'AZ-1015': 5,
  'AZ-1016': 6,
  'AZ-1017': 7,
  'AZ-1100': 100,
  'AZ-1101': 100,
  'AZ-1200': undefined,
};

const readStatuses = async (db: Db) => {
  const keys = Object.keys(promised).map((serial) => serialKey(serial) ?? '');
  const rows = await db
    .selectFrom('sold_product')
    .leftJoin('repair_request', 'repair_request.sold_product_id', 'sold_product.id')
    .select(['serial_number', 'status_id', 'changed_at'])
    .where('serial_key', 'in', keys)
    .execute();
  return rows.toSorted((one, other) => one.serial_number.localeCompare(other.serial_number));
};

const reportError = (error: unknown) => {
  throw error;
};

describe.each(engines)('the serials of the README on %s', (engine) => {
  // accepts 737
  it('show what it says 29 days after the demo was loaded, when the background work has run', async () => {
    const readme = readFileSync('README.md', 'utf8');
    expect([...new Set(readme.match(/AZ-\d{4}/g))].toSorted()).toEqual(Object.keys(promised));
    const storage = await openTestStorage(engine);
    await storeDemoRepairs(storage.db, new Date(Date.now() - 29 * dayMs));
    await remindWaiting({ storage, reportError }, () => true);
    await completeForgotten({ storage, reportError });
    const statuses = await readStatuses(storage.db);
    expect(
      Object.fromEntries(statuses.map((row) => [row.serial_number, row.status_id ?? undefined])),
    ).toEqual(promised);
    await storage.close();
  });

  it.each(['00:00:01', '06:50:00', '23:59:59'])('have no move later than a load at %s', async (time) => {
    const now = Date.parse(`2027-01-08T${time}Z`);
    const storage = await openTestStorage(engine);
    await storeDemoRepairs(storage.db, new Date(now));
    for (const { serial_number, status_id, changed_at } of await readStatuses(storage.db)) {
      if (changed_at === null) continue;
      expect(Number(changed_at), serial_number).toBeLessThanOrEqual(now);
      // What completes by itself after 30 days is not a day old yet.
      if (status_id === 5 || status_id === 6) expect(Number(changed_at)).toBeGreaterThan(now - dayMs);
    }
    await storage.close();
  });
});
