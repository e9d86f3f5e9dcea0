import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexDeviceWords } from '#features/devices/device-words.repository.ts';
import { listDevices } from '#features/devices/devices-list.repository.ts';
import { indexRequestWords } from '#features/devices/index.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { insertRows } from '#storage/insert-rows.ts';
import { searchRepairs } from './search-repairs.ts';

describe.each(engines)('words that many requests hold on %s', (engine) => {
  let storage: Storage;
  let last: number;
  beforeEach(async () => {
    storage = await openTestStorage(engine);
    last = 0;
  });
  afterEach(() => storage.close());

  /** So many devices of a centre, each with one request. */
  const store = async (count: number, centre: string) => {
    const { db } = storage;
    const rows = Array.from({ length: count }, (_, at) => ({
      id: last + at + 1,
      serial_number: `AZ-${last + at}`,
      serial_key: `AZ${last + at}`,
      product_name: 'سانتریفیوژ',
      centre_name: centre,
      city: '',
    }));
    last += count;
    const columns = ['id', 'serial_number', 'serial_key', 'product_name', 'centre_name', 'city'] as const;
    await insertRows(db, 'sold_product', { columns, rows });
    await insertRows(db, 'repair_request', {
      columns: [
        'id',
        'sold_product_id',
        'trace_number',
        'status_id',
        'issue_description',
        'repair_in_place',
        'registered_at',
        'changed_at',
      ],
      rows: rows.map(({ id }) => ({
        id,
        sold_product_id: id,
        trace_number: String(40_000_000 + id),
        status_id: 7,
        issue_description: '',
        repair_in_place: 0,
        registered_at: id,
        changed_at: id,
      })),
    });
    await indexDeviceWords(db, rows);
    await indexRequestWords(
      db,
      rows.map(({ id }) => id),
    );
  };
  const countRepairs = async (typed: string) => (await searchRepairs(storage.db, typed, 2_000)).length;
  const countDevices = async (q: string) =>
    (await listDevices(storage.db, { q }, { limit: 2_000, offset: 0 })).rows.length;

  it('finds all of them when each holds a beginning twice, apart and joined', async () => {
    await store(300, 'کلینیک‌مهر');
    await store(50, 'کلینیکنور');
    expect(await countRepairs('کلینیک')).toBe(350);
    expect(await countDevices('کلینیک')).toBe(350);
  });

  it('finds the parts of a joined word although very many hold one of them', async () => {
    await store(600, 'کلینیک');
    await store(1, 'کلینیک مهر');
    expect(await countRepairs('کلینیک‌مهر')).toBe(1);
  });

  it('finds both spellings of a word that very many hold', async () => {
    await store(600, 'کلینیک‌مهر');
    await store(2, 'کلینیک مهر');
    expect(await countRepairs('کلینیک‌مهر')).toBe(602);
    expect(await countRepairs('کلینیک‌مهر سانتریفیوژ')).toBe(602);
  });

  it('finds a name with a hyphen by all of its pieces and no other', async () => {
    await store(2, 'CF-24');
    await store(3, 'CF-48');
    for (const typed of ['CF-24', 'cf/24', 'cf‌24']) {
      expect(await countRepairs(typed)).toBe(2);
      expect(await countDevices(typed)).toBe(2);
    }
  });

  it('finds devices in both spellings of a word, whether few hold it or very many', async () => {
    await store(2, 'کلینیک مهر');
    expect(await countDevices('کلینیک‌مهر')).toBe(2);
    await store(600, 'کلینیک‌مهر');
    expect(await countDevices('کلینیک‌مهر')).toBe(602);
    expect(await countDevices('کلینیک‌مهر سانتریفیوژ')).toBe(602);
  });
});
