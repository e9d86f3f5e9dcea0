import { afterEach, describe, expect, it } from 'vitest';
import { storeHistory } from '#demo/store-history.ts';
import { storeDevice } from '#features/devices/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { serialKey } from '#kernel/serial.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { createUsualDurations, readUsualDurations } from './read-usual-durations.ts';

describe.each(engines)('usual durations on %s', (engine) => {
  let storage: Storage | undefined;
  afterEach(() => storage?.close());

  const survey = (at: number) => [
    { from: 2, to: 6, at, by: 'desk', note: null } as const,
    { from: 6, to: 7, at: at + dayMs, by: 'customer', note: null } as const,
  ];
  const store = async (
    db: Storage['db'],
    nth: number,
    { inPlace = false, ageDays = 20, isOver = false } = {},
  ) => {
    const serial = `AZ-${4000 + nth}`;
    await storeDevice(db, {
      serial_number: serial,
      serial_key: serialKey(serial) ?? '',
      invoice_number: '',
      product_name: 'سانتریفیوژ',
      centre_id: 0,
      centre_name: '',
      centre_manager: '',
      province: '',
      city: '',
      owned_since: null,
      mobile: null,
      address: '',
    });
    const at = Date.now() - ageDays * dayMs;
    await storeHistory(db, {
      serialKey: serialKey(serial) ?? '',
      traceNumber: String(30_000_000 + nth),
      issueDescription: 'نمی‌چرخد',
      repairInPlace: inPlace,
      moves: [
        { from: null, to: 0, at, by: 'customer', note: null },
        { from: 0, to: 1, at, by: 'system', note: null },
        { from: 1, to: 2, at: at + 14 * dayMs, by: 'desk', note: null },
        { from: 2, to: 3, at: at + 14 * dayMs, by: 'desk', note: null },
        // A step back is no end of the payment.
        { from: 3, to: 2, at: at + 14 * dayMs + 600_000, by: 'desk', note: null },
        ...(isOver ? survey(at + 15 * dayMs) : []),
      ],
    });
  };

  // accepts 638
  it('come from at least ten steps that ended in 90 days, none of them in place', async () => {
    storage = await openTestStorage(engine);
    const { db } = storage;
    for (let nth = 0; nth < 9; nth += 1) await store(db, nth, { isOver: true });
    await store(db, 20, { inPlace: true });
    await store(db, 21, { ageDays: 200 });
    expect(await readUsualDurations(db)).toEqual({});
    await store(db, 9, { isOver: true });
    // Two weeks of which Thursdays and Fridays are off.
    const usual = await readUsualDurations(db);
    expect(usual).toMatchObject({ 1: { least: 10, most: 10 } });
    // accepts 866
    expect(Object.keys(usual)).not.toContain('6');
    expect(Object.keys(usual)).not.toContain('3');
  });

  it('are asked once and remembered', async () => {
    storage = await openTestStorage(engine);
    const { db } = storage;
    const compute = () => readUsualDurations(db);
    let now = 0;
    const usual = createUsualDurations(compute, { remembersMs: 1_000, clock: () => now });
    for (let nth = 0; nth < 10; nth += 1) await store(storage.db, nth);
    const before = await usual();
    await storage.db.updateTable('repair_log').set({ at: 0 }).where('to_status', 'in', [2, 3]).execute();
    expect(await usual()).toBe(before);
    now = 1_001;
    expect(await usual()).toEqual({ 0: before[0] });
  });
});
