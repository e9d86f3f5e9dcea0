import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import type { Role } from '#contract/office/permissions.ts';
import { storeCentre } from '#features/centres/index.ts';
import { readCurrentSession, saveRequest } from '#features/portal/index.ts';
import { readLinkToken, trackRequest } from '#features/tracking/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit, randomAddress } from '#kit/repair-kit.ts';
import { seedInvoice } from '#kit/seed-payable.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';
import { waitForWaiters } from '#kit/wait-for-waiters.ts';

describe.each(engines)('devices and centres in the office on %s', (engine) => {
  let kit: RepairKit;
  let desk: OfficeVisitor;
  let manager: OfficeVisitor;
  let last = 0;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    const app = createOfficeApp(staff);
    const enter = (role: Role) => signInAs(staff, app.send, role);
    desk = await enter('desk');
    manager = await enter('manager');
  });
  afterAll(() => kit.storage.close());
  beforeEach(async () => {
    await kit.forgetTraffic();
    await kit.storage.db.updateTable('staff_session').set({ proved_at: Date.now() }).execute();
  });

  const fields = {
    productName: 'اتوآنالایزر AZ-900',
    invoiceNumber: '1405-7',
    centreId: 0,
    centreName: '',
    address: 'شیراز، خیابان زند',
    mobile: '۰۹۱۲۳۴۵۶۷۸۹',
    ownedSince: '2025-01-01',
    warrantyUntil: '2027-01-01',
  };
  const nextSerial = () => {
    last += 1;
    return `DV-${engine === 'sqlite' ? 1 : 2}${String(last).padStart(4, '0')}`;
  };
  const register = (more: object = {}) =>
    desk.post('/devices', { serialNumber: nextSerial(), ...fields, ...more });
  const addCentre = async (name: string, more: object = {}) =>
    (await desk.post('/centres', { name, city: 'تهران', ...more })).body as { id: number; rev: number };

  const change = (who: OfficeVisitor, device: { serialNumber: string; rev: number }, more: object) =>
    who.put(`/devices/${device.serialNumber}`, { ...fields, rev: device.rev, ...more });

  // accepts 774
  it('makes a warranty end later only for a manager, also by registering again', async () => {
    const { body: device } = await register();
    const longer = { warrantyUntil: '2027-01-02' };
    expect(await change(desk, device, longer)).toMatchObject({
      status: 403,
      body: { fields: { warrantyUntil: expect.stringContaining('مدیر') } },
    });
    const { body: shorter } = await change(desk, device, { warrantyUntil: '2026-12-31' });
    expect(shorter.warrantyUntil).toBe('2026-12-31');
    expect((await change(desk, shorter, { warrantyUntil: '2027-01-01' })).status).toBe(403);
    expect((await change(manager, shorter, longer)).body).toMatchObject(longer);
    const none = (await register({ warrantyUntil: null })).body;
    expect((await change(desk, none, longer)).status).toBe(403);

    const { serialNumber } = none;
    expect((await desk.call(`/devices/${serialNumber}`, { method: 'DELETE' })).status).toBe(200);
    expect((await register({ serialNumber, ...longer })).status).toBe(403);
    expect((await register({ serialNumber, warrantyUntil: null })).status).toBe(200);
  });

  // accepts 776
  it('takes a serial that was deleted and registered again for a change of its mobile', async () => {
    const { body: device } = await register();
    const { serialNumber } = device;
    const remove = () => desk.call(`/devices/${serialNumber}`, { method: 'DELETE' });
    expect((await remove()).status).toBe(200);
    const other = { serialNumber, mobile: '09351112233' };
    expect(await register(other)).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
    await kit.storage.db.updateTable('staff_session').set({ proved_at: 0 }).execute();
    expect((await register({ ...other, reason: 'فروش به دیگری' })).body.code).toBe('reauth_required');
    await kit.storage.db.updateTable('staff_session').set({ proved_at: Date.now() }).execute();
    expect((await register({ ...other, reason: 'فروش به دیگری' })).status).toBe(200);
    await kit.sendNotices();
    expect(kit.phones.taken.map(({ to }) => to)).toEqual(['09123456789']);

    // With the same number nobody has to be told, and after 90 days it is a new device.
    expect((await remove()).status).toBe(200);
    expect((await register(other)).status).toBe(200);
    expect((await remove()).status).toBe(200);
    const longAgo = Date.now() - 91 * dayMs;
    await kit.storage.db.updateTable('deleted_device').set({ deleted_at: longAgo }).execute();
    expect((await register({ ...other, mobile: '09121112233' })).status).toBe(200);
  });

  // accepts 597, 598, 760
  it('registers a device and says beside its field what is wrong', async () => {
    const { status, body } = await register({ serialNumber: 'ab-۱۰۰/7' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { serialNumber: 'AB-100/7', mobile: '09123456789', warrantyUntil: '2027-01-01', rev: 1 },
    });
    const again = await register({ serialNumber: 'AB 100-7' });
    expect(again).toMatchObject({ status: 409, body: { serialNumber: 'AB-100/7' } });
    for (const [field, value] of [
      ['serialNumber', 'ab'],
      ['serialNumber', 'سریال۱۲'],
      ['mobile', '02188776655'],
      ['warrantyUntil', '2024-12-31'],
      ['centreName', 'مرکزی که در فهرست نیست'],
    ] as const) {
      const refused = await register({ [field]: value });
      expect(refused.status, field).toBe(400);
      expect(Object.keys(refused.body.fields)).toEqual([field]);
      expect(refused.body.fields[field]).toMatch(/[آ-ی]/);
    }
  });

  it('finds devices by serial, mobile, product and centre in any spelling', async () => {
    const { id: centreId } = await addCentre('آزمایشگاه‌پویا');
    await register({ serialNumber: 'FND-77/31', mobile: '09355554321', centreId });
    const find = async (q: string) =>
      (await desk.call(`/devices?q=${encodeURIComponent(q)}`)).body.items.map(
        (item: { serialNumber: string }) => item.serialNumber,
      );
    for (const q of ['fnd 7731', 'fnd/۷۷', '+989355554321', '4321', 'آزمايشگاه پويا', 'آزمایشگاهپویا'])
      expect(await find(q), q).toEqual(['FND-77/31']);
    for (const q of ['%', "'", 'چنین‌چیزی‌نیست']) expect(await find(q), q).toEqual([]);
  });

  it('finds a device of one centre behind a hundred others whose serial begins the same', async () => {
    const { id: centreId } = await addCentre('آزمایشگاه کمیاب');
    await register({ serialNumber: 'SAME-999', centreId });
    const { id: _, ...row } = await kit.storage.db
      .selectFrom('sold_product')
      .selectAll()
      .where('serial_number', '=', 'SAME-999')
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 100 }, (__, at) => ({
      ...row,
      serial_number: `SAME-${100 + at}`,
      serial_key: `SAME${100 + at}`,
      centre_id: 0,
    }));
    await kit.storage.db.insertInto('sold_product').values(others).execute();
    const { body } = await desk.call(`/devices?q=SAME&centre=${centreId}`);
    expect(body).toMatchObject({ total: 1, items: [{ serialNumber: 'SAME-999' }] });
  });

  // accepts 599
  it('refuses an edit from an old copy and shows what it is now', async () => {
    const { body } = await register();
    const edit = (more: object) =>
      desk.put(`/devices/${body.serialNumber}`, { ...fields, rev: body.rev, ...more });
    expect((await edit({ address: 'نشانی همکار' })).body).toMatchObject({ rev: 2, address: 'نشانی همکار' });
    const stale = await edit({ invoiceNumber: 'تازه' });
    expect(stale).toMatchObject({ status: 409, body: { now: { rev: 2, address: 'نشانی همکار' } } });
    const again = await edit({ rev: 2, address: 'نشانی همکار', invoiceNumber: 'تازه' });
    expect(again.body).toMatchObject({ rev: 3, address: 'نشانی همکار', invoiceNumber: 'تازه' });
  });

  // accepts 442, 600
  it('changes a mobile with proof and reason, tells the old number, ends what it opened', async () => {
    const owner = await kit.signIn();
    const { request } = await saveRequest(kit.deps, {
      serialNumber: owner.serial,
      description: faultText,
      markazId: 0,
      repairInPlace: false,
      sessionToken: owner.sessionToken,
    });
    for (const table of ['limit_take', 'code_pace'] as const)
      await kit.storage.db.deleteFrom(table).execute();
    await kit.ask(owner.serial, { clientAddress: randomAddress() });
    const link = await readLinkToken(kit.storage.db, kit.deps.appSecret, request.id);
    const { device } = (await desk.call(`/devices/${owner.serial}`)).body;
    const body = { ...device, mobile: '09121112233' };
    const change = (more: object) => desk.put(`/devices/${owner.serial}`, { ...body, ...more });

    expect((await change({})).body.fields).toHaveProperty('reason');
    await kit.storage.db.updateTable('staff_session').set({ proved_at: 0 }).execute();
    expect(await change({ reason: 'مشتری تلفنی خواست' })).toMatchObject({
      status: 403,
      body: { code: 'reauth_required' },
    });
    expect((await desk.call(`/devices/${owner.serial}`)).body.device.mobile).toBe(owner.mobile);
    await kit.storage.db.updateTable('staff_session').set({ proved_at: Date.now() }).execute();
    await kit.storage.db.deleteFrom('outbox').execute();
    expect((await change({ reason: 'مشتری تلفنی خواست' })).body.mobile).toBe('09121112233');

    await kit.sendNotices();
    expect(kit.phones.taken.at(-1)).toMatchObject({
      to: owner.mobile,
      params: { text: expect.stringMatching(/^شمارهٔ همراه ثبت‌شده برای سانتریفیوژ CF-24 تغییر کرد\./) },
    });
    const session = await readCurrentSession(kit.deps, {
      sessionToken: owner.sessionToken,
      challengeToken: undefined,
    });
    expect(session.view).toBeNull();
    const { db } = kit.storage;
    const live = await db
      .selectFrom('code_challenge')
      .innerJoin('sold_product', 'sold_product.id', 'code_challenge.sold_product_id')
      .select('code_challenge.id')
      .where('serial_number', '=', owner.serial)
      .where('used_at', 'is', null)
      .where('void_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
    const clientAddress = randomAddress();
    expect(await trackRequest(kit.deps, { token: link, clientAddress })).toBeUndefined();
  });

  // accepts 601, 602
  it('tells a device’s repairs, and deletes only what nothing refers to', async () => {
    const { body: device } = await register();
    const page = () => desk.call(`/devices/${device.serialNumber}`);
    expect((await page()).body.repairs).toEqual([]);
    await storeRequest(kit.storage, {
      serial: device.serialNumber,
      traceNumber: `7${String(last).padStart(4, '0')}${engine === 'sqlite' ? '001' : '002'}`,
      statusId: 0,
      issueDescription: faultText,
      at: Date.now() - 3 * dayMs,
    });
    expect((await page()).body.repairs).toMatchObject([
      { statusId: 0, fault: faultText, days: 3, endedAt: null },
    ]);
    const refused = await desk.remove(`/devices/${device.serialNumber}`);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('۱ درخواست') } });

    const { body: free } = await register();
    expect((await desk.remove(`/devices/${free.serialNumber}`)).status).toBe(200);
    expect((await desk.call(`/devices/${free.serialNumber}`)).status).toBe(404);
    const event = await kit.storage.db
      .selectFrom('audit_event')
      .selectAll()
      .where('deed', '=', 'device.delete')
      .where('thing_id', '=', free.serialNumber)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(event.from_value ?? '')).toMatchObject({ productName: fields.productName });
  });

  // accepts 602
  it('keeps centres: the same rules for old copies and for what is in use', async () => {
    const centre = await addCentre('مرکز نخست');
    const edit = (more: object) =>
      desk.put(`/centres/${centre.id}`, { name: 'مرکز نخست', city: 'تهران', rev: 1, ...more });
    expect((await edit({ managerName: 'دکتر' })).body.rev).toBe(2);
    expect(await edit({ address: 'x' })).toMatchObject({
      status: 409,
      body: { now: { managerName: 'دکتر' } },
    });
    await register({ centreId: centre.id });
    expect(await desk.remove(`/centres/${centre.id}`)).toMatchObject({
      status: 409,
      body: { uses: { devices: 1 } },
    });
  });

  // accepts 608, 609
  it('merges duplicates in one transaction; the vanished number means the remaining centre', async () => {
    const gone = await addCentre('كلينيك سپید');
    const kept = await addCentre('کلینیک‌سپید');
    const duplicates = (await desk.call('/centres/duplicates')).body as { id: number }[][];
    expect(duplicates.map((group) => group.map(({ id }) => id))).toContainEqual([gone.id, kept.id]);

    // A request with an invoice, on a device of the centre that goes.
    const device = (await register({ centreId: gone.id })).body;
    const trace = `8${String(last).padStart(4, '0')}${engine === 'sqlite' ? '001' : '002'}`;
    await storeRequest(kit.storage, { serial: device.serialNumber, traceNumber: trace, statusId: 0 });
    const row = await kit.storage.db
      .selectFrom('repair_request')
      .select('id')
      .where('trace_number', '=', trace)
      .executeTakeFirstOrThrow();
    await seedInvoice(kit.storage, row.id, 1_000_000);
    await desk.put(`/centres/${kept.id}`, { name: 'کلینیک سپید تهران', city: 'تهران', rev: 1 });

    const { uses } = (await desk.call(`/centres/${gone.id}`)).body;
    const merged = await desk.post(`/centres/${gone.id}/merge`, { into: kept.id });
    expect(merged).toMatchObject({ status: 200, body: { moved: uses } });
    expect(uses).toEqual({ devices: 1, requests: 1, invoices: 1 });
    expect((await desk.call(`/devices/${device.serialNumber}`)).body.device).toMatchObject({
      centreId: kept.id,
      centreName: 'کلینیک سپید تهران',
    });
    const file = (await desk.call(`/repairs/${trace}`)).body;
    expect(file.request.fNameMarkaz).toBe('کلینیک سپید');
    expect((await desk.call(`/centres/${gone.id}`)).status).toBe(404);

    // A customer whose page still holds the vanished number.
    const owner = await kit.signIn();
    const { request } = await saveRequest(kit.deps, {
      serialNumber: owner.serial,
      description: faultText,
      markazId: gone.id,
      repairInPlace: false,
      sessionToken: owner.sessionToken,
    });
    expect(request).toMatchObject({ markazId: kept.id, fNameMarkaz: 'کلینیک سپید تهران' });
    // Its number is given to nobody else, by hand or by a file.
    expect((await desk.post('/centres', { id: gone.id, name: 'دیگری' })).status).toBe(409);
    const merge = await storeCentre(kit.storage.db, {
      id: kept.id,
      name: 'کلینیک سپید تهران',
      manager_name: '',
      province: '',
      city: 'تهران',
      address: '',
    });
    expect(merge).toBe('same');
  });

  it.runIf(engine === 'postgres')(
    'registers no device for a centre that is deleted at that moment',
    async () => {
      const centre = await addCentre('آزمایشگاه رفتنی');
      let registering: ReturnType<typeof register> | undefined;
      await kit.storage.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('centre').where('id', '=', centre.id).execute();
        registering = register({ centreId: centre.id });
        await waitForWaiters(kit.storage.db, 1);
      });
      expect(await registering).toMatchObject({
        status: 400,
        body: { fields: { centreId: deviceRefusalTexts.unknownCentre } },
      });
    },
  );

  it('deletes a centre that another one was merged into', async () => {
    const [gone, kept] = [await addCentre('پیشین'), await addCentre('بی‌دستگاه')];
    expect((await desk.post(`/centres/${gone.id}/merge`, { into: kept.id })).status).toBe(200);
    expect((await desk.remove(`/centres/${kept.id}`)).status).toBe(200);
    expect((await desk.call(`/centres/${gone.id}`)).status).toBe(404);
  });
});
