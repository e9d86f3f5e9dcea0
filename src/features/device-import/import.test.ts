import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { deleteCentre, registerCentre, storeCentre, updateCentre } from '#features/centres/index.ts';
import { deleteDevice, listDeletedDevices } from '#features/devices/index.ts';
import { requireSession } from '#features/portal/require-session.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { actorOf, makePerson, makeStaffDeps } from '#kit/staff-kit.ts';
import { readCentresFile } from './file/read-file.ts';
import { compareCentresFile, storeCentres } from './import-centres.ts';
import { importFile } from './import-file.ts';
import { importCentres, importSoldProducts } from './import-records.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const stored = { isDryRun: false };

describe.each(engines)('importing on %s', (engine) => {
  let kit: RepairKit;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    await importCentres(
      kit.storage,
      bytes(
        'کد مرکز,نام مرکز,مدير,استان,شهر,آدرس\n۱,آزمایشگاه يك,دکتر یک,تهران,ری,خیابان یک\n2,مرکز دو,,,,\n',
      ),
      stored,
    );
  });
  afterAll(() => kit.storage.close());

  const sold = (text: string, options: Parameters<typeof importSoldProducts>[2] = stored) =>
    importSoldProducts(kit.storage, bytes(text), options);
  const deviceOf = (key: string) =>
    kit.storage.db.selectFrom('sold_product').selectAll().where('serial_key', '=', key).executeTakeFirst();

  it('reads Persian headers, digits and letters as the company’s programs write them', async () => {
    const report = await sold(
      '\uFEFFشماره سريال;نام محصول;کد مرکز;شماره همراه;تاریخ خرید;شماره فاکتور\r\n' +
        ' za-۵۰۰۱ ;سانتريفيوژ كوچك;۱;+98 (912) ۳۴۵-۶۷۸۹;۱۴۰۳/۷/۲۳;1403-11\r\n',
    );
    expect(report).toMatchObject({ refused: [], counts: { new: 1, changed: 0, same: 0 }, isStored: true });
    expect(await deviceOf('ZA5001')).toMatchObject({
      serial_number: 'ZA-5001',
      product_name: 'سانتریفیوژ کوچک',
      invoice_number: '1403-11',
      centre_id: 1,
      centre_name: 'آزمایشگاه یک',
      centre_manager: 'دکتر یک',
      province: 'تهران',
      city: 'ری',
      address: 'خیابان یک',
      owned_since: '2024-10-14',
      mobile: '09123456789',
    });
  });

  it('reads field names too, and an empty mobile as none', async () => {
    await sold('fSerialNumber,fNameMahsool,fMalekiatDate,mobile\nZB-1/2,دستگاه,2024-02-29,\n');
    expect(await deviceOf('ZB12')).toMatchObject({
      serial_number: 'ZB-1/2',
      owned_since: '2024-02-29',
      mobile: null,
    });
  });

  it('changes nothing when the same file comes again, and tells what a new one changes', async () => {
    const file = 'سریال,محصول\nZC-1,یک\nZC-2,دو\n';
    await sold(file);
    expect((await sold(file)).counts).toEqual({ new: 0, changed: 0, same: 2 });
    expect((await sold('سریال,محصول\nZC-1,یک\nZC-2,نو\nZC-3,سه\n')).counts).toEqual({
      new: 1,
      changed: 1,
      same: 1,
    });
  });

  it('stores all rows or none, and names every refused row with its reason', async () => {
    const report = await sold(
      'سریال,محصول,موبایل,تاریخ,کد مرکز\n' +
        'ZD-1,خوب,09121111111,,1\n' +
        'زد,بد,,,\n' +
        'ZD-3,بد,02188990011,,\n' +
        'ZD-4,بد,+15551234567,,\n' +
        'ZD-5,,,,\n' +
        'zd -1,دوباره,,,\n' +
        'ZD-7,بد,,1403/13/01,\n' +
        'ZD-8,بد,,2024-02-30,\n' +
        'ZD-9,بد,,,هفت\n' +
        'ZD-10,بد,,,99\n' +
        'ZD-11,بد,,,,,\n' +
        `ZD-12,${'الف'.repeat(300)},,,\n`,
    );
    expect(report.isStored).toBe(false);
    expect(report.refused.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(report.refused.map(({ reason }) => reason.slice(0, 30))).toMatchInlineSnapshot(`
      [
        "fSerialNumber "زد" is not 4 to",
        "mobile "02188990011" is not an",
        "mobile "+15551234567" is not a",
        "fNameMahsool is empty",
        "the same as on line 2",
        "fMalekiatDate "1403/13/01" is ",
        "fMalekiatDate "2024-02-30" is ",
        "fMarkazID "هفت" is not a numbe",
        "there is no centre 99; import ",
        "7 cells, but the header has 5",
        "fNameMahsool is longer than 50",
      ]
    `);
    expect(await deviceOf('ZD1')).toBeUndefined();
  });

  // accepts 767
  it('names every fault of a row', async () => {
    const report = await sold('سریال,محصول,موبایل,تاریخ,گارانتی,کد مرکز\nزد,,123,1403/13/01,فردا,هفت\n');
    expect(report.refused.map(({ line, reason }) => `${line} ${reason.split(' ')[0]}`)).toEqual([
      ...[
        '2 fSerialNumber',
        '2 fNameMahsool',
        '2 fMarkazID',
        '2 fMalekiatDate',
        '2 mobile',
        '2 warrantyUntil',
      ],
    ]);
  });

  // accepts 767
  it('lists all columns it does not know, and goes on without them when told to', async () => {
    const file = 'سریال,رنگ,محصول,وزن\nZK-1,آبی,یک,۲\n';
    await expect(sold(file)).rejects.toMatchObject({
      unknownColumns: ['رنگ', 'وزن'],
      text: 'این ستون‌ها شناخته نیست: «رنگ»، «وزن».',
    });
    expect(await sold(file, { ...stored, skipsUnknown: true })).toMatchObject({ counts: { new: 1 } });
    expect(await deviceOf('ZK1')).toMatchObject({ product_name: 'یک' });
  });

  it('shows on a dry run what would happen and stores nothing', async () => {
    const file = 'سریال,محصول\nZE-1,یک\n';
    expect(await sold(file, { isDryRun: true })).toEqual({
      refused: [],
      unlinked: [],
      counts: { new: 1, changed: 0, same: 0 },
      isStored: false,
    });
    expect(await deviceOf('ZE1')).toBeUndefined();
  });

  it.each([
    ['', 'the file is empty'],
    ['سریال\nZF-1\n', 'column fNameMahsool is missing'],
    ['سریال,محصول,رنگ\n', 'column "رنگ" not known'],
    ['سریال,شماره سریال,محصول\n', 'column fSerialNumber is there twice'],
    ['سریال,محصول\n"ZF-1,x\n', 'line 2'],
  ])('refuses a file it cannot read: %j', async (text, reason) => {
    await expect(async () => sold(text)).rejects.toThrow(reason);
  });

  it('refuses a file in another encoding', async () => {
    const windows1256 = Uint8Array.from([0xd3, 0xd1, 0xed, 0xc7, 0xe1, 0x0a]);
    await expect(async () => importSoldProducts(kit.storage, windows1256, stored)).rejects.toThrow(
      'not UTF-8',
    );
  });

  it('ends the sessions of a device whose mobile changes', async () => {
    await sold('سریال,محصول,موبایل\nZG-1,یک,09121234567\n');
    const { sessionToken } = await kit.signIn({ serial: 'ZG-1', mobile: '09121234567' });
    await sold('سریال,محصول,موبایل\nZG-1,یک,09121234567\n');
    await requireSession(kit.storage, sessionToken);
    await sold('سریال,محصول,موبایل\nZG-1,یک,09351234567\n', { ...stored, reason: 'شمارهٔ تازه' });
    await expect(requireSession(kit.storage, sessionToken)).rejects.toMatchObject({ code: 'unauthorised' });
  });

  // accepts 452
  it('changes mobiles as the office does: with a reason, audit rows and an SMS to the former number', async () => {
    const { storage } = kit;
    const file = (mobile: string) => `سریال,محصول,موبایل\nZM-1,یک,${mobile}\nZM-2,دو,09121234561\n`;
    await sold(file('09121234560'));
    await deleteDevice({ storage }, commandActor('test'), { serial: 'ZM-2' });
    const other = file('09351234560').replace('09121234561', '09351234561');
    await expect(sold(other)).rejects.toMatchObject({ details: { fields: { reason: expect.any(String) } } });
    expect(await deviceOf('ZM1')).toMatchObject({ mobile: '09121234560' });

    await storage.db.deleteFrom('outbox').execute();
    expect(await sold(other, { ...stored, reason: 'به درخواست مرکز' })).toMatchObject({
      isStored: true,
      counts: { new: 1, changed: 1, same: 0 },
    });
    const rows = await storage.db
      .selectFrom('audit_event')
      .select(['deed', 'thing_id', 'staff_name', 'why'])
      .where('why', '=', 'به درخواست مرکز')
      .orderBy('id')
      .execute();
    const by = { staff_name: 'azma import', why: 'به درخواست مرکز' };
    expect(rows).toEqual([
      { deed: 'device.import', thing_id: 'file', ...by },
      { deed: 'device.mobile', thing_id: 'ZM-1', ...by },
      { deed: 'device.mobile', thing_id: 'ZM-2', ...by },
    ]);
    kit.phones.taken.length = 0;
    await kit.sendNotices();
    expect(kit.phones.taken.map(({ to }) => to).toSorted()).toEqual(['09121234560', '09121234561']);
    expect(await listDeletedDevices(storage.db, ['ZM2'])).toEqual(new Map());
  });

  it('leaves alone what the file has no column for', async () => {
    await sold('سریال,محصول,موبایل,آدرس\nZH-1,یک,09121234567,نشانی\n');
    expect((await sold('سریال,محصول\nZH-1,دو\n')).counts).toMatchObject({ changed: 1 });
    expect(await deviceOf('ZH1')).toMatchObject({
      product_name: 'دو',
      mobile: '09121234567',
      address: 'نشانی',
      rev: 2,
    });
  });

  it('adds a centre that comes with number and name', async () => {
    expect((await sold('سریال,محصول,کد مرکز,نام مرکز\nZI-1,یک,777,مرکز ناشناس\n')).isStored).toBe(true);
    expect(await deviceOf('ZI1')).toMatchObject({ centre_id: 777, centre_name: 'مرکز ناشناس' });
    const centre = kit.storage.db.selectFrom('centre').select('name').where('id', '=', 777);
    expect(await centre.executeTakeFirst()).toEqual({ name: 'مرکز ناشناس' });
  });

  it('counts its rows to the end', async () => {
    const staff = makeStaffDeps(kit.storage);
    const actor = await actorOf(staff, (await makePerson(staff, ['manager'])).sessionToken);
    const files = {
      device: 'سریال,محصول\nZP-1,یک\nZP-2,دو\n',
      centre: 'کد,نام\n901,مرکز نهصد و یک\n902,مرکز نهصد و دو\n',
    };
    for (const kind of ['device', 'centre'] as const) {
      for (const isDryRun of [true, false]) {
        let share = 0;
        const request = { kind, bytes: bytes(files[kind]), actor, isDryRun };
        await importFile(kit.storage, request, ({ done, total }) => {
          share = done / total;
        });
        expect(share, `${kind}, ${isDryRun ? 'dry run' : 'stored'}`).toBe(1);
      }
    }
  });

  // accepts 760
  it('links by the folded name, and lists what it could not link without storing the name', async () => {
    await importCentres(kit.storage, bytes('کد,نام,شهر\n11,کلینیک مهر,شیراز\n12,کلینیک مهر,یزد\n'), stored);
    const report = await sold(
      'سریال,محصول,نام مرکز,شهر\n' +
        'ZL-1,یک,آزمايشگاه‌يك,\nZL-2,دو,كلينيك‌مهر,یزد\nZL-3,سه,کلینیک مهر,\nZL-4,چهار,جایی دیگر,قم\n',
    );
    expect(report).toMatchObject({ isStored: true, counts: { new: 4 } });
    expect(report.unlinked).toEqual([
      { line: 4, name: 'کلینیک مهر' },
      { line: 5, name: 'جایی دیگر' },
    ]);
    expect(await deviceOf('ZL1')).toMatchObject({ centre_id: 1, centre_name: 'آزمایشگاه یک', city: 'ری' });
    expect(await deviceOf('ZL2')).toMatchObject({ centre_id: 12, centre_name: 'کلینیک مهر', city: 'یزد' });
    expect(await deviceOf('ZL4')).toMatchObject({ centre_id: 0, centre_name: '', city: 'قم' });
    await sold('سریال,محصول,نام مرکز,شهر\nZL-2,دو,جایی دیگر,قم\n');
    expect(await deviceOf('ZL2')).toMatchObject({ centre_id: 12, centre_name: 'کلینیک مهر', city: 'یزد' });
  });

  it.each(['changed', 'deleted'])('refuses a file when one of its centres was %s meanwhile', async (what) => {
    const { storage } = kit;
    const by = commandActor('مریم همکار');
    const values = { name: 'کلینیک نو', managerName: '', province: '', city: '', address: '' };
    const { id } = await registerCentre({ storage }, by, values);
    const read = await readCentresFile(bytes(`کد,نام\n${id},کلینیک از پرونده\n`));
    const compared = await compareCentresFile(storage.db, read);
    if (what === 'deleted') await deleteCentre({ storage }, by, { id });
    else await updateCentre({ storage }, by, { id, rev: 1, ...values, address: 'نشانی تازه' });
    const storing = storage.db.transaction().execute((trx) => storeCentres(trx, compared));
    await expect(storing).rejects.toMatchObject({ code: 'conflict' });
    const kept = storage.db.selectFrom('centre').select(['name', 'address']).where('id', '=', id);
    expect(await kept.execute()).toEqual(
      what === 'deleted' ? [] : [{ name: 'کلینیک نو', address: 'نشانی تازه' }],
    );
  });

  it('refuses a file when somebody took the number of a new centre meanwhile', async () => {
    const { storage } = kit;
    const read = await readCentresFile(bytes('کد,نام\n7001,از پرونده\n'));
    const compared = await compareCentresFile(storage.db, read);
    const values = { name: 'همکار', manager_name: '', province: '', city: '', address: '' };
    await storeCentre(storage.db, { id: 7001, ...values });
    const storing = storage.db.transaction().execute((trx) => storeCentres(trx, compared));
    await expect(storing).rejects.toMatchObject({ code: 'conflict' });
  });

  it('reads a workbook as well', async () => {
    const rows = [
      ['شماره سریال', 'نام محصول'],
      ['ZJ-1', 'از اکسل'],
    ];
    const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
    const report = await importSoldProducts(kit.storage, await writeXlsxFile(cells).toBuffer(), stored);
    expect(report).toMatchObject({ isStored: true, counts: { new: 1 } });
    expect(await deviceOf('ZJ1')).toMatchObject({ product_name: 'از اکسل' });
  });

  it('refuses a centre without number or name', async () => {
    const report = await importCentres(kit.storage, bytes('کد,نام\n,بی‌شماره\n5,\n0,صفر\n'), stored);
    expect(report.refused).toHaveLength(3);
  });
});
