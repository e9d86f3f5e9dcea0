import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueInvoice, storePrice } from '#features/desk/index.ts';
import { requireDevice } from '#features/devices/index.ts';
import { isOfFormerOwner } from '#features/notification/index.ts';
import {
  addNote,
  addPhoto,
  cancelRequest,
  readCurrentSession,
  readPhoto,
  savePolling,
  saveRequest,
} from '#features/portal/index.ts';
import { readLinkToken, trackRequest } from '#features/tracking/index.ts';
import { cancelByDesk, deskActor, markPaid, receiveDevice, sendDevice, stepBack } from '#kit/desk-actions.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit, randomAddress } from '#kit/repair-kit.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import { waitForWaiters } from '#kit/wait-for-waiters.ts';
import { databaseNow } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';

describe.each(engines)('the change of an owner on %s', (engine) => {
  let kit: RepairKit;
  let desk: OfficeVisitor;
  let last = 0;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    desk = await signInAs(staff, createOfficeApp(staff).send, 'desk');
  });
  afterAll(() => kit.storage.close());
  beforeEach(async () => {
    await kit.forgetTraffic();
    await kit.storage.db.updateTable('staff_session').set({ proved_at: Date.now() }).execute();
  });

  const newMobile = () => {
    last += 1;
    return `0935${String(2_000_000 + last)}`;
  };
  const transfer = async (serial: string, more: object = {}) => {
    const { device } = (await desk.call(`/devices/${serial}`)).body;
    const owner = { ownedSince: '2026-01-05', mobile: newMobile(), centreId: 0, address: 'یزد، خیابان تازه' };
    return desk.post(`/devices/${serial}/transfer`, { rev: device.rev, ...owner, ...more });
  };
  const save = (owner: { serial: string; sessionToken: string }, description = faultText) =>
    saveRequest(kit.deps, {
      serialNumber: owner.serial,
      description,
      markazId: 0,
      repairInPlace: false,
      sessionToken: owner.sessionToken,
    });
  const viewOf = async (sessionToken: string) =>
    (await readCurrentSession(kit.deps, { sessionToken, challengeToken: undefined })).view;

  // accepts 815
  it('asks for fresh proof, a number that is another and a day that has come, and waits for the open request', async () => {
    const owner = await kit.signIn();
    await kit.storage.db.updateTable('staff_session').set({ proved_at: 0 }).execute();
    expect((await transfer(owner.serial)).body).toMatchObject({ code: 'reauth_required' });
    await kit.storage.db.updateTable('staff_session').set({ proved_at: Date.now() }).execute();
    expect((await transfer(owner.serial, { mobile: owner.mobile })).body.fields).toHaveProperty('mobile');
    expect((await transfer(owner.serial, { mobile: '12' })).body.fields).toHaveProperty('mobile');
    expect((await transfer(owner.serial, { ownedSince: '2999-01-01' })).body.fields).toHaveProperty(
      'ownedSince',
    );
    const { request } = await save(owner);
    expect(await transfer(owner.serial)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(request.fCode) },
    });
    expect(await viewOf(owner.sessionToken)).not.toBeNull();
  });

  // accepts 815
  it('ends sessions, marks, codes and links of the former owner, tells them, and is one audited action', async () => {
    const owner = await kit.signIn();
    const { request } = await save(owner);
    await cancelByDesk(kit.storage, { code: request.fCode, note: 'برای آزمون' });
    await kit.storage.db.deleteFrom('outbox').execute();
    const token = await readLinkToken(kit.storage.db, kit.deps.appSecret, request.id);
    kit.phones.taken.length = 0;
    const mobile = newMobile();
    const { body } = await transfer(owner.serial, { mobile });
    expect(body).toMatchObject({
      mobile,
      ownedSince: '2026-01-05',
      address: 'یزد، خیابان تازه',
      centreName: '',
    });
    expect(await viewOf(owner.sessionToken)).toBeNull();
    await expect(save(owner)).rejects.toMatchObject({ code: 'unauthorised' });
    expect(await trackRequest(kit.deps, { token, clientAddress: randomAddress() })).toBeUndefined();
    const marks = await kit.storage.db
      .selectFrom('browser_mark')
      .innerJoin('sold_product', 'sold_product.id', 'sold_product_id')
      .select('bucket')
      .where('serial_number', '=', owner.serial)
      .execute();
    expect(marks).toEqual([]);
    await kit.sendNotices();
    expect(kit.phones.taken.filter(({ to }) => to === owner.mobile)).toHaveLength(1);
    expect(JSON.stringify(kit.phones.taken)).toContain('مالکیت');
    expect(kit.phones.taken.filter(({ to }) => to === mobile)).toEqual([]);
    const trail = await kit.storage.db
      .selectFrom('audit_event')
      .select(['deed', 'thing_id'])
      .where('deed', '=', 'device.transfer')
      .execute();
    expect(trail.filter(({ thing_id }) => thing_id === owner.serial)).toHaveLength(1);
  });

  it('sends and previews no SMS about a request of the former owner', async () => {
    const owner = await kit.signIn();
    const { request } = await save(owner);
    await cancelByDesk(kit.storage, { code: request.fCode, note: 'برای آزمون' });
    const repair = `/repairs/${request.fCode}`;
    const preview = async () => (await desk.post(`${repair}/preview`, {})).body;
    expect(await preview()).toMatchObject({
      mobile: owner.mobile,
      text: expect.any(String),
      noSmsReason: null,
    });
    await transfer(owner.serial);
    expect(await preview()).toMatchObject({ mobile: null, text: null, noSmsReason: 'former-owner' });
    expect((await desk.call(repair)).body).toMatchObject({ noSmsReason: 'former-owner' });
    const refused = { status: 409, body: { reason: 'former-owner' } };
    expect(await desk.post(`${repair}/messages`, { messageId: null })).toMatchObject(refused);
    const note = { text: 'قطعه رسید', isForCustomer: true };
    expect(await desk.post(`${repair}/notes`, { ...note, sendsSms: true })).toMatchObject(refused);
    expect(await desk.post(`${repair}/notes`, note)).toMatchObject({ status: 200 });
  });

  // accepts 809
  it('shows the new owner dates and kinds of work alone, whatever they try', async () => {
    const { db } = kit.storage;
    await storePrice(db, {
      code: 'SV-77',
      title: 'تعویض یاتاقان',
      kind: 'work',
      unitRial: 7_654_321,
      isUsed: true,
    });
    const owner = await kit.signIn();
    const { request } = await save(owner, 'خانم رازدار می‌گوید موتور دستگاه صدای بلندی می‌دهد.');
    const { fCode, id: requestId } = request;
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    const bytes = (async function* () {
      yield picture;
    })();
    const { photos } = await addPhoto(kit.deps, { fCode, bytes, sessionToken: owner.sessionToken });
    await receiveDevice(kit.storage, { code: fCode });
    await issueInvoice(kit, deskActor, {
      traceNumber: fCode,
      lines: [
        { code: 'SV-77', title: 'یاتاقانِ خانم رازدار', quantity: 1, unitRial: 7_654_321 },
        { title: 'کار دیگر برای خانم رازدار', quantity: 1, unitRial: 1_000_000 },
      ],
      discountRial: 0,
    });
    await markPaid(kit.storage, { code: fCode });
    await sendDevice(kit.storage, { code: fCode });
    await savePolling(kit.deps, {
      requestId,
      fCode,
      pollingDescription: 'رازدار راضی است',
      rating: 5,
      sessionToken: owner.sessionToken,
    });
    const mobile = newMobile();
    await transfer(owner.serial, { mobile });

    const next = await kit.signIn({ serial: owner.serial, mobile });
    const text = JSON.stringify(next.view);
    expect(next.view.repairRequests).toBeUndefined();
    expect(next.view.earlierRepairs).toEqual([
      {
        registeredAt: expect.any(String),
        endedAt: expect.any(String),
        outcome: expect.any(String),
        work: ['تعویض یاتاقان'],
      },
    ]);
    for (const secret of [
      ...['رازدار', '7654321', '1404-1', 'دکتر نمونه', 'آزمایشگاه نمونه', 'خیابان نمونه'],
      ...[owner.mobile, fCode, faultText],
    ])
      expect(text).not.toContain(secret);
    const { sessionToken } = next;
    const unknown = { code: 'not_found' };
    await expect(addNote(kit.deps, { fCode, note: 'سلام', sessionToken })).rejects.toMatchObject(unknown);
    await expect(cancelRequest(kit.deps, { fCode, reason: '', sessionToken })).rejects.toMatchObject(unknown);
    await expect(readPhoto(kit.deps, { id: photos?.[0]?.id ?? '', sessionToken })).rejects.toMatchObject(
      unknown,
    );
    // Nothing of the former repair reaches the new number, and nobody opens it again.
    await expect(stepBack(kit.storage, { code: fCode, note: 'اشتباه بود' })).rejects.toThrow();
    await kit.sendNotices();
    expect(JSON.stringify(kit.phones.taken.filter(({ to }) => to === mobile))).not.toContain(fCode);
    // Their own request is theirs as ever.
    const own = await save(next);
    expect((await viewOf(sessionToken))?.repairRequests?.map(({ id }) => id)).toEqual([own.request.id]);
  });

  // accepts 815
  it('is not the correction of a number: that hides nothing', async () => {
    const owner = await kit.signIn();
    const { request } = await save(owner);
    await cancelByDesk(kit.storage, { code: request.fCode, note: 'برای آزمون' });
    const { device } = (await desk.call(`/devices/${owner.serial}`)).body;
    const mobile = newMobile();
    const { productName, rev, centreName, address } = device;
    await desk.put(`/devices/${owner.serial}`, {
      productName,
      rev,
      centreName,
      address,
      mobile,
      reason: 'شماره اشتباه بود',
    });
    const { view } = await kit.signIn({ serial: owner.serial, mobile });
    expect(view.repairRequests?.map(({ fCode }) => fCode)).toEqual([request.fCode]);
    expect(view.earlierRepairs).toBeUndefined();
  });

  // accepts 809, 815
  it('and a registration at the same moment: one of them waits, and the new owner sees no words of the former', async () => {
    for (let n = 0; n < 3; n += 1) {
      const owner = await kit.signIn();
      const mobile = newMobile();
      await Promise.allSettled([transfer(owner.serial, { mobile }), save(owner)]);
      const device = await kit.storage.db
        .selectFrom('sold_product')
        .select(['id', 'mobile'])
        .where('serial_number', '=', owner.serial)
        .executeTakeFirstOrThrow();
      const requests = await kit.storage.db
        .selectFrom('repair_request')
        .selectAll()
        .where('sold_product_id', '=', device.id)
        .execute();
      expect(device.mobile === mobile && requests.length > 0).toBe(false);
    }
  });

  // accepts 751, 815
  it.runIf(engine === 'postgres')(
    'and a registration by the desk that began before it: it waits, and is the new owner’s',
    async () => {
      const { serial } = await kit.addDevice();
      const { id } = await requireDevice(kit.storage.db, serial);
      let registering: ReturnType<typeof desk.post> | undefined;
      await kit.storage.db.transaction().execute(async (trx) => {
        await lockRows(trx, 'sold_product', [id]);
        registering = desk.post('/repairs', {
          serialNumber: serial,
          isHere: false,
          isInPlace: false,
          description: faultText,
        });
        await waitForWaiters(kit.storage.db, 1);
        await trx
          .updateTable('sold_product')
          .set({ owner_changed_at: databaseNow(trx) })
          .where('id', '=', id)
          .execute();
      });
      const registered = await registering;
      expect(registered?.status).toBe(200);
      const row = await kit.storage.db
        .selectFrom('repair_request')
        .innerJoin('sold_product', 'sold_product.id', 'sold_product_id')
        .select(['registered_at', 'owner_changed_at'])
        .where('trace_number', '=', registered?.body.traceNumber)
        .executeTakeFirstOrThrow();
      expect(isOfFormerOwner(row, row)).toBe(false);
    },
  );
});
