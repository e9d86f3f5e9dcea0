import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { createOfficeApp, officeTestOrigin } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';

/** An archive whose directory says that its one file unpacks to so many bytes. */
const claimSize = (zip: Uint8Array, bytes: number): Uint8Array => {
  const at = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(zip.buffer, zip.byteOffset).setUint32(at + 24, bytes, true);
  return zip;
};

describe.each(engines)('import from files on %s', (engine) => {
  let kit: RepairKit;
  let desk: OfficeVisitor;
  let send: (request: Request, address: string) => Promise<Response>;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    const app = createOfficeApp(staff);
    send = app.send;
    desk = await signInAs(staff, app.send, 'desk');
  });
  afterAll(() => kit.storage.close());
  beforeEach(async () => {
    await kit.storage.db.deleteFrom('outbox').execute();
    await kit.storage.db.updateTable('staff_session').set({ proved_at: Date.now() }).execute();
  });

  /** As often as a test likes. */
  const upload: typeof uploadCounted = async (...given) => {
    await kit.storage.db.deleteFrom('limit_take').execute();
    return uploadCounted(...given);
  };
  const uploadCounted = async (
    bytes: Uint8Array | string,
    query = 'dryRun=1',
    path = '/devices/import',
    key?: string,
  ) => {
    const reply = await send(
      new Request(`${officeTestOrigin}/office-api${path}?${query}`, {
        method: 'POST',
        headers: {
          host: new URL(officeTestOrigin).host,
          cookie: desk.cookieHeader(),
          'x-xsrf-token': desk.jar.get('XSRF-TOKEN') ?? '',
          'content-type': 'application/octet-stream',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes),
      }),
      '203.0.113.9',
    );
    const text = await reply.text();
    return { status: reply.status, body: text ? JSON.parse(text) : undefined };
  };
  const head = 'شماره سریال,نام محصول,موبایل,تاریخ مالکیت,پایان گارانتی';
  const csv = (...lines: string[]) => [head, ...lines].join('\r\n');
  const device = async (serial: string) => (await desk.call(`/devices/${serial}`)).body?.device;
  const count = async () =>
    (
      await kit.storage.db
        .selectFrom('sold_product')
        .select((at) => at.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  // accepts 604, 606, 607
  it('counts first and stores nothing, then stores exactly what was counted', async () => {
    const before = await count();
    const file = csv('IM-1001,دستگاه الف,۰۹۱۲۰۰۰۰۰۰۱,۱۴۰۵/۰۸/۱۵,2027-11-06', 'IM-1002,دستگاه ب,,2026-11-06,');
    const seen = await upload(`\ufeff${file}`);
    expect(seen.body).toMatchObject({
      isStored: false,
      counts: { new: 2, changed: 0, same: 0, mobiles: 0 },
      refused: [],
    });
    expect(await count()).toBe(before);
    const stored = await upload(file, `expect=${seen.body.fingerprint}`);
    expect(stored).toMatchObject({ status: 200, body: { isStored: true, counts: seen.body.counts } });
    expect(await device('IM-1001')).toMatchObject({
      mobile: '09120000001',
      ownedSince: '2026-11-06',
      warrantyUntil: '2027-11-06',
    });
    expect(await device('IM-1002')).toMatchObject({ ownedSince: '2026-11-06', mobile: null });
    expect((await upload(file)).body.counts).toEqual({ new: 0, changed: 0, same: 2, mobiles: 0 });

    // Somebody changes a row between looking and storing.
    const other = csv('IM-1001,نام تازه,۰۹۱۲۰۰۰۰۰۰۱,۱۴۰۵/۰۸/۱۵,2027-11-06');
    const looked = await upload(other);
    expect(looked.body.changes).toEqual([
      expect.objectContaining({ key: 'IM-1001', column: 'product_name', from: 'دستگاه الف', to: 'نام تازه' }),
    ]);
    const now = await device('IM-1001');
    await desk.put('/devices/IM-1001', { ...now, address: 'نشانی همکار' });
    const refused = await upload(other, `expect=${looked.body.fingerprint}`);
    expect(refused).toMatchObject({ status: 409, body: { report: { counts: { changed: 1 } } } });
    expect(await device('IM-1001')).toMatchObject({ productName: 'دستگاه الف' });
    const again = await upload(other, `expect=${refused.body.report.fingerprint}`);
    expect(again.status).toBe(200);
    expect(await device('IM-1001')).toMatchObject({ productName: 'نام تازه', address: 'نشانی همکار' });
  });

  // accepts 607
  it('stores no other values than those that were counted', async () => {
    const [seen, other] = ['09120000021', '09120000022'].map((mobile) => csv(`IM-1101,دستگاه,${mobile},,`));
    const looked = await upload(seen ?? '');
    const refused = await upload(other ?? '', `expect=${looked.body.fingerprint}`);
    expect(refused).toMatchObject({ status: 409, body: { report: { counts: looked.body.counts } } });
    expect(await device('IM-1101')).toBeUndefined();
    expect(await upload(seen ?? '', `expect=${looked.body.fingerprint}`)).toMatchObject({ status: 200 });
    expect(await device('IM-1101')).toMatchObject({ mobile: '09120000021' });
  });

  // accepts 605
  it('keeps the whole file out for one bad row, and says which cell and why', async () => {
    const before = await count();
    const file = csv(
      'IM-2001,خوب,,,',
      'x,بد,,,',
      'IM-2002,بد,12,,',
      'IM-2001,دوباره,,,',
      'IM-2003,بد,,روزی,',
    );
    const { body } = await upload(file);
    expect(body.refused).toEqual([
      { line: 3, column: 'fSerialNumber', value: 'x', reason: expect.stringContaining('سریال') },
      { line: 4, column: 'mobile', value: '12', reason: expect.stringContaining('همراه') },
      { line: 5, column: '', value: expect.any(String), reason: 'همان ردیف ۲ است.' },
      { line: 6, column: 'fMalekiatDate', value: 'روزی', reason: expect.stringContaining('تاریخ') },
    ]);
    expect((await upload(file, '')).status).toBe(400);
    expect(await count()).toBe(before);
  });

  // accepts 603
  // No database is asked, so one engine is enough.
  it.runIf(engine === 'sqlite')(
    'refuses what is neither CSV nor XLSX, too many rows, and a workbook that unpacks too large',
    async () => {
      const refusals = [
        ['%PDF-1.7 renamed.csv', /نه CSV است و نه XLSX/],
        [zipSync({ 'hello.txt': new Uint8Array(10) }), /نه CSV است و نه XLSX/],
        [Buffer.from([0x50, 0x4b, 3, 4, 9, 9, 9, 9]), /CSV/],
        [Buffer.from([0xff, 0xfe, 0x41, 0x42]), /UTF-8/],
        [`${head}\r\n`, /ردیفی ندارد/],
        ['نام محصول\r\nx', /شماره سریال/],
        ['چیز,شماره سریال\r\n1,2', /شناخته نیست/],
      ] as const;
      for (const [bytes, message] of refusals) {
        const { status, body } = await upload(bytes);
        expect(status, String(message)).toBe(415);
        expect(body.message).toMatch(message);
      }
      const bomb = claimSize(zipSync({ 'xl/workbook.xml': new Uint8Array(1) }), 201 * 1_048_576);
      expect((await upload(bomb)).body.message).toMatch(/۲۰۰ مگابایت/);
      const rows = Array.from({ length: 50_001 }, (_, at) => `BIG-${at},x,,,`);
      expect((await upload(csv(...rows))).body.message).toMatch(/۵۰٬۰۰۰ ردیف/);
    },
    60_000,
  );

  // accepts 606
  it('reads workbooks: dates, leading zeros, formulas as values, harmless formulas in text', async () => {
    const cell = (value: string) => ({ value, type: String });
    const sheet = await writeXlsxFile([
      ['شماره سریال', 'نام محصول', 'موبایل', 'تاریخ مالکیت', 'پایان گارانتی', 'شماره فاکتور'].map(cell),
      [
        cell('00123'),
        cell('=HYPERLINK("x")'),
        { value: 9_121_234_567, type: Number },
        { value: new Date('2026-11-06T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
        cell('۱۴۰۶/۰۸/۱۵'),
        { value: '40+2', type: 'Formula' as const },
      ],
    ]).toBuffer();
    const { body } = await upload(sheet);
    expect(body).toMatchObject({ counts: { new: 1 }, refused: [] });
    await upload(sheet, `expect=${body.fingerprint}`);
    expect(await device('00123')).toMatchObject({
      serialNumber: '00123',
      productName: '=HYPERLINK("x")',
      mobile: '09121234567',
      ownedSince: '2026-11-06',
      warrantyUntil: '2027-11-06',
    });
  });

  // accepts 604
  it('changes mobiles only with a reason and proof, and tells each former number', async () => {
    await upload(csv('IM-3001,دستگاه,09121110001,,'), '');
    await upload(csv('IM-3002,دستگاه,09121110002,,'), '');
    const file = csv('IM-3001,دستگاه,09121119991,,', 'IM-3002,دستگاه,09121119992,,');
    expect((await upload(file)).body.counts).toMatchObject({ changed: 2, mobiles: 2 });
    expect((await upload(file, '')).body.fields).toHaveProperty('reason');
    await kit.storage.db.updateTable('staff_session').set({ proved_at: 0 }).execute();
    const reason = `reason=${encodeURIComponent('فهرست تازهٔ فروش')}`;
    expect((await upload(file, reason)).body.code).toBe('reauth_required');
    await kit.storage.db.updateTable('staff_session').set({ proved_at: Date.now() }).execute();
    await kit.storage.db.deleteFrom('outbox').execute();
    kit.phones.taken.length = 0;
    expect((await upload(file, reason)).status).toBe(200);
    await kit.sendNotices();
    expect(kit.phones.taken.map(({ to }) => to).toSorted()).toEqual(['09121110001', '09121110002']);
    // accepts 452
    const trail = await kit.storage.db
      .selectFrom('audit_event')
      .select(['deed as action', 'thing_id', 'from_value', 'to_value', 'why'])
      .where('thing_kind', '=', 'device')
      .where('thing_id', 'in', ['IM-3001', 'IM-3002'])
      .orderBy('thing_id')
      .execute();
    expect(trail).toEqual(
      [1, 2].map((at) => ({
        action: 'device.mobile',
        thing_id: `IM-300${at}`,
        from_value: JSON.stringify({ mobile: `0912111000${at}` }),
        to_value: JSON.stringify({ mobile: `0912111999${at}` }),
        why: 'فهرست تازهٔ فروش',
      })),
    );
  });

  // accepts 774, 776
  it('lengthens no warranty for the desk, and takes deleted serials for changes', async () => {
    await upload(csv('IM-3101,دستگاه,09121110001,,1405/01/01', 'IM-3102,دستگاه,09121110002,,'), '');
    for (const line of ['IM-3101,دستگاه,09121110001,,1406/01/01', 'IM-3102,دستگاه,09121110002,,1406/01/01'])
      for (const query of ['dryRun=1', ''])
        expect(await upload(csv(line), query), line).toMatchObject({ status: 403 });
    expect((await upload(csv('IM-3101,دستگاه,09121110001,,1404/01/01'), '')).status).toBe(200);

    for (const serial of ['IM-3101', 'IM-3102'])
      expect((await desk.call(`/devices/${serial}`, { method: 'DELETE' })).status).toBe(200);
    expect((await upload(csv('IM-3101,دستگاه,09121110001,,1406/01/01'), '')).status).toBe(403);
    const again = csv('IM-3101,دستگاه,09121110001,,1404/01/01', 'IM-3102,دستگاه,09129990002,,');
    expect((await upload(again, '')).body.fields).toHaveProperty('reason');
    await kit.storage.db.deleteFrom('outbox').execute();
    kit.phones.taken.length = 0;
    const reason = `reason=${encodeURIComponent('فهرست تازهٔ فروش')}`;
    expect((await upload(again, reason)).status).toBe(200);
    await kit.sendNotices();
    expect(kit.phones.taken.map(({ to }) => to)).toEqual(['09121110002']);
  });

  // accepts 467
  it('takes one key for one file: another file under it is refused', async () => {
    const [one, other] = [csv('IM-5001,یک,,,'), csv('IM-5002,دو,,,')];
    expect((await upload(one, '', undefined, 'import-key')).body.isStored).toBe(true);
    expect((await upload(one, '', undefined, 'import-key')).body.isStored).toBe(true);
    expect((await upload(other, '', undefined, 'import-key')).status).toBe(409);
    expect(await device('IM-5002')).toBeUndefined();
  });

  it('takes ten files a minute of one person, looked at or stored', async () => {
    await kit.storage.db.deleteFrom('limit_take').execute();
    const file = csv('IM-6001,یک,,,');
    for (let n = 0; n < 10; n += 1)
      expect((await uploadCounted(file, n % 2 ? '' : 'dryRun=1')).status).toBe(200);
    const late = await uploadCounted(csv('IM-6002,دو,,,'), '');
    expect([late.status, late.body.code]).toEqual([429, 'too_many']);
    expect(await device('IM-6002')).toBeUndefined();
  });

  it('takes centres over, and refuses the number of one that was merged away', async () => {
    const file = 'کد مرکز,نام مرکز,شهر\r\n7001,مرکز فایل,تهران\r\n7002,مركز فایل,تهران';
    const at = '/centres/import';
    expect((await upload(file, '', at)).body).toMatchObject({ isStored: true, counts: { new: 2 } });
    await desk.post('/centres/7002/merge', { into: 7001 });
    const { body } = await upload(file, 'dryRun=1', at);
    expect(body.refused).toMatchObject([{ line: 3, column: 'fMarkazID', value: '7002' }]);
    // A device that names the vanished number gets the remaining centre.
    const devices = 'شماره سریال,نام محصول,کد مرکز\r\nIM-4001,دستگاه,7002';
    await upload(devices, '');
    expect(await device('IM-4001')).toMatchObject({ centreId: 7001, centreName: 'مرکز فایل' });
  });
});
