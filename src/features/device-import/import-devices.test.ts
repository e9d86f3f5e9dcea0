import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addCentres, storeCentre } from '#features/centres/index.ts';
import { storeDevice } from '#features/devices/index.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { storeRequest } from '#kit/store-request.ts';
import type { Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { readDevicesFile } from './file/read-file.ts';
import { importDevices } from './import-devices.ts';
import { importSoldProducts } from './import-records.ts';

const bytes = (lines: readonly string[], head = 'سریال,محصول,نام مرکز,شهر,موبایل') =>
  new TextEncoder().encode([head, ...lines].join('\n'));
const many = 2_000;
const rows = (mark: string, product: string) =>
  Array.from(
    { length: many },
    (_, at) => `${mark}-${at},${product} ${at % 7},مرکز ${at % 50},ری,0912${1_000_000 + at}`,
  );

const addTestCentres = (db: Storage['db']) =>
  addCentres(
    db,
    Array.from({ length: 50 }, (_, at) => ({
      id: 1_000 + at,
      name: `مرکز ${at}`,
      manager_name: '',
      province: '',
      city: 'ری',
      address: '',
    })),
  );

const device = (serial: string) => ({
  serial_number: serial,
  serial_key: serial,
  invoice_number: '',
  product_name: 'از همکار',
  centre_id: 0,
  centre_name: '',
  centre_manager: '',
  province: '',
  city: '',
  owned_since: null,
  mobile: null,
  address: '',
});

const count = async ({ db }: Storage, table: 'sold_product' | 'device_word'): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
};

const wordsOf = async ({ db }: Storage, key: string): Promise<string[]> => {
  const found = await db
    .selectFrom('device_word')
    .innerJoin('sold_product', 'sold_product.id', 'device_word.sold_product_id')
    .select('word')
    .where('serial_key', '=', key)
    .execute();
  return found.map(({ word }) => word).toSorted();
};

/** The same database, and how many statements reach it. */
const counted = (storage: Storage): { storage: Storage; statements: () => number } => {
  let statements = 0;
  const db = storage.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { storage: { ...storage, db }, statements: () => statements };
};

/** What the office and the command do with a file, and what happens before they begin to store. */
const importFileOf = async (
  storage: Storage,
  file: Uint8Array,
  before: (tries: number) => Promise<unknown>,
) => {
  let tries = 0;
  const options = { addsUnknownCentres: true };
  const counts = await importDevices(storage, await readDevicesFile(file), options, async (staged) => {
    tries += 1;
    await before(tries);
    await storage.db.transaction().execute(staged.store);
    return staged.compared.report.counts;
  });
  return { tries, counts };
};

describe.each(engines)('many devices at once on %s', (engine) => {
  let kit: RepairKit;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    await addTestCentres(kit.storage.db);
  });
  afterAll(() => kit.storage.close());

  it('are stored and changed by few statements, with their words', async () => {
    for (const product of ['سانتریفیوژ', 'ترازو']) {
      const { storage, statements } = counted(kit.storage);
      const report = await importSoldProducts(storage, bytes(rows('MA', product)), { isDryRun: false });
      const { new: fresh, changed } = report.counts;
      expect([report.isStored, fresh + changed]).toEqual([true, many]);
      expect(statements()).toBeLessThan(many / 40);
      expect(await wordsOf(kit.storage, 'MA9')).toEqual([product, 'مرکز', 'ری', '2', '9'].toSorted());
    }
  });

  it('are stored not at all when the last row is refused', async () => {
    const before = [await count(kit.storage, 'sold_product'), await count(kit.storage, 'device_word')];
    const file = bytes([...rows('MB', 'الف'), 'MB-x,,,,']);
    const report = await importSoldProducts(kit.storage, file, { isDryRun: false });
    expect(report).toMatchObject({ isStored: false, refused: [{ line: many + 2 }] });
    expect([await count(kit.storage, 'sold_product'), await count(kit.storage, 'device_word')]).toEqual(
      before,
    );
  });

  it.runIf(engine === 'sqlite')(
    'stay staged no longer than the import, also when nothing is stored',
    async () => {
      const file = await readDevicesFile(bytes(['MS-1,یک,,,']));
      await importDevices(kit.storage, file, {}, async () => 'given before under the same key');
      const { rows: staged } = await sql`select name from sqlite_temp_schema`.execute(kit.storage.db);
      expect(staged).toEqual([]);
    },
  );

  it('are compared anew when somebody stored or changed one of them first', async () => {
    const { db } = kit.storage;
    const file = bytes(['MC-1,یک,,,', 'MC-2,دو,,,']);
    const write = (serial: string) => storeDevice(db, device(serial));
    const one = await importFileOf(kit.storage, file, async (tries) => tries === 1 && write('MC1'));
    expect(one).toMatchObject({ tries: 2, counts: { new: 1, changed: 1 } });
    const change = bytes(['MC-1,یک تازه,,,', 'MC-2,دو,,,']);
    const two = await importFileOf(kit.storage, change, async (tries) => tries === 1 && write('MC1'));
    expect(two).toMatchObject({ tries: 2, counts: { changed: 1, same: 1 } });
    expect(await wordsOf(kit.storage, 'MC1')).toEqual(['تازه', 'یک']);
    const never = importFileOf(kit.storage, bytes(['MC-1,دیگر,,,']), (tries) =>
      storeDevice(db, { ...device('MC1'), address: `${tries}` }),
    );
    await expect(never).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are compared anew when their centre was renamed first', async () => {
    const { db } = kit.storage;
    const rename = (name: string) =>
      storeCentre(db, { id: 41, name, manager_name: '', province: '', city: '', address: '' });
    await rename('پیشین');
    const file = bytes(['MD-1,یک,41'], 'سریال,محصول,کد مرکز');
    expect(
      await importFileOf(kit.storage, file, async (tries) => tries === 1 && rename('تازه')),
    ).toMatchObject({
      tries: 2,
    });
    expect(await wordsOf(kit.storage, 'MD1')).toEqual(['تازه', 'یک']);
  });

  it('are compared anew when somebody registered their new centre first', async () => {
    const { db } = kit.storage;
    const centre = { id: 42, name: 'مرکز نو', manager_name: 'دکتر نو', province: '', city: '', address: '' };
    const file = bytes(['MI-1,یک,42,نام دیگر'], 'سریال,محصول,کد مرکز,نام مرکز');
    const { tries } = await importFileOf(
      kit.storage,
      file,
      async (tries) => tries === 1 && storeCentre(db, centre),
    );
    expect(tries).toBe(2);
    const kept = await db.selectFrom('centre').selectAll().where('id', '=', 42).executeTakeFirst();
    expect(kept).toMatchObject(centre);
  });

  it('bring the requests of a device under its new words', async () => {
    await importSoldProducts(kit.storage, bytes(['ME-1,کهنه,,,09121234567']), { isDryRun: false });
    const traceNumber = '71000001';
    await storeRequest(kit.storage, { serial: 'ME-1', traceNumber, statusId: 0 });
    await importSoldProducts(kit.storage, bytes(['ME-1,تازه,,,09121234567']), { isDryRun: false });
    const found = await kit.storage.db
      .selectFrom('repair_word')
      .innerJoin('repair_request', 'repair_request.id', 'repair_word.request_id')
      .select('word')
      .where('trace_number', '=', traceNumber)
      .execute();
    expect(found.map(({ word }) => word)).toContain('تازه');
    expect(found.map(({ word }) => word)).not.toContain('کهنه');
  });
});

it('Devices are staged in a file of SQLite while others write', async () => {
  const storage = openSqlite(join(makeFolder('import'), 'azma.sqlite'), { lockWaitMs: 1 });
  onTestFinished(() => storage.close());
  await migrate(storage);
  await addTestCentres(storage.db);
  const file = bytes(rows('MF', 'سانتریفیوژ'));
  // Who writes here would be refused at once if the file's rows held the lock already.
  const { counts } = await importFileOf(storage, file, () => storeDevice(storage.db, device('MG1')));
  expect(counts).toMatchObject({ new: many });
  expect(await count(storage, 'sold_product')).toBe(many + 1);
  expect(await wordsOf(storage, 'MF9')).toHaveLength(5);
});

it('Nothing of a file of SQLite stays behind when it cannot be stored', async () => {
  const storage = openSqlite(join(makeFolder('import'), 'azma.sqlite'));
  onTestFinished(() => storage.close());
  await migrate(storage);
  const failing = importFileOf(storage, bytes(['MH-1,یک,,,']), async () => {
    throw new Error('the disk is gone');
  });
  await expect(failing).rejects.toThrow('the disk is gone');
  const left = await storage.db
    .transaction()
    .execute((trx) => sql`select name from sqlite_temp_master where name like 'import%'`.execute(trx));
  expect(left.rows).toEqual([]);
});
