import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyReport } from '#contract/repair/service-report.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { approveRequest, issueInvoice, receiveDevice } from '#kit/desk-actions.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';

describe.each(engines)('a technician on %s', (engine) => {
  const [billed, coming] = ['62000001', '62000002'];
  let kit: RepairKit;
  let technician: OfficeVisitor;
  let desk: OfficeVisitor;
  let mobile = '';
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    const { send } = createOfficeApp(staff);
    technician = await signInAs(staff, send, 'technician');
    desk = await signInAs(staff, send, 'desk');
    for (const traceNumber of [billed, coming]) {
      const device = await kit.addDevice();
      mobile = device.mobile;
      await storeRequest(kit.storage, { serial: device.serial, traceNumber, statusId: 0, isDeclared: true });
      await approveRequest(kit.storage, { code: traceNumber });
    }
    await receiveDevice(kit.storage, { code: billed });
    await issueInvoice(kit.storage, { code: billed, amountRial: 7_654_321 });
  });
  afterAll(() => kit.storage.close());

  // accepts 796
  it('reads queue and requests without sums, mobiles and SMS, and nothing else of the desk', async () => {
    const queue = await technician.call('/bench/repairs');
    expect(
      queue.body.items.map(({ traceNumber }: { traceNumber: string }) => traceNumber).toSorted(),
    ).toEqual([billed, coming]);
    const one = await technician.call(`/bench/repairs/${billed}`);
    expect(one.body).toMatchObject({ traceNumber: billed, statusId: 3, isDeclared: true });
    const report = await technician.call(`/repairs/${billed}/service-report`);
    for (const { status, body } of [queue, one, report]) {
      expect(status).toBe(200);
      const written = JSON.stringify(body);
      expect(written).not.toMatch(/7654321|Rial"|"mobile|sms/i);
      expect(written).not.toContain(mobile);
    }
    for (const path of ['/repairs', `/repairs/${billed}`, '/payments', '/devices', '/centres'])
      expect((await technician.call(path)).status, path).toBe(403);
  });

  // accepts 796
  it('takes a device in, notes its condition, and moves nothing else', async () => {
    const intake = { condition: 'hit', accessories: [{ name: 'کابل برق', count: 1 }], remark: '' };
    const received = await technician.post(`/bench/repairs/${coming}/receive`, { intake });
    expect(received).toMatchObject({ status: 200, body: { statusId: 2, intake } });
    expect((await technician.post(`/bench/repairs/${coming}/receive`, {})).status).toBe(409);
    const noted = await technician.post(`/bench/repairs/${coming}/notes`, { text: 'برد منبع سوخته است.' });
    expect(noted.body.notes).toMatchObject([{ text: 'برد منبع سوخته است.' }]);
    const moved = await technician.post(`/repairs/${coming}/moves`, { to: 100, expectedStatusId: 2 });
    expect(moved.status).toBe(403);
  });

  // accepts 796
  it('reads no sum of a request of which a part is paid', async () => {
    const part = { method: 'cash', amountRial: 1_234_567 };
    expect((await desk.post(`/repairs/${billed}/payments`, part)).status).toBe(200);
    const rowOf = async (visitor: OfficeVisitor, path: string) =>
      (await visitor.call(path)).body.items.find(
        ({ traceNumber }: { traceNumber: string }) => traceNumber === billed,
      );
    expect(JSON.stringify(await rowOf(desk, `/repairs?q=${billed}`))).toContain('۱٬۲۳۴٬۵۶۷');
    const row = await rowOf(technician, '/bench/repairs');
    expect(row).toMatchObject({ traceNumber: billed, statusId: 3 });
    const one = await technician.call(`/bench/repairs/${billed}`);
    for (const written of [JSON.stringify(row), JSON.stringify(one.body)])
      expect(foldDigits(written)).not.toMatch(/ریال|234.?567|419.?754/);
  });

  // accepts 752, 796
  it('is made responsible for a request, which is then in their own list', async () => {
    const { id } = (await technician.call('/session')).body.person;
    expect((await desk.call('/repairs/people')).body).toContainEqual({ id, name: expect.any(String) });
    const items = [{ traceNumber: billed, expectedStaffId: null }];
    expect((await technician.post('/repairs/assign', { staffId: id, items })).status).toBe(403);
    const given = await desk.post('/repairs/assign', { staffId: id, items });
    expect(given.body).toEqual({ assigned: [billed], refused: [] });
    const listed = async (filter: string) =>
      (await technician.call(`/bench/repairs?assignee=${filter}`)).body.items.map(
        (item: { traceNumber: string }) => item.traceNumber,
      );
    expect(await listed('me')).toEqual([billed]);
    expect(await listed('nobody')).toEqual([coming]);
    // The billed one is older, but waits for the customer.
    expect(await listed('all')).toEqual([coming, billed]);
  });

  // accepts 796, 813
  it('searches and scans into the bench, and into nothing of the desk', async () => {
    const { serialNumber } = (await technician.call(`/bench/repairs/${billed}`)).body;
    for (const q of [billed, serialNumber]) {
      const { groups } = (await technician.call(`/search?q=${q}`)).body;
      expect(groups).toMatchObject([
        { kind: 'repair', items: [{ code: billed, path: `/office/bench/${billed}` }] },
      ]);
    }
    const byDesk = (await desk.call(`/search?q=${billed}`)).body.groups;
    expect(byDesk[0]).toMatchObject({ kind: 'repair', items: [{ path: `/office/repairs/${billed}` }] });
    expect(byDesk.filter(({ kind }: { kind: string }) => kind === 'repair')).toHaveLength(1);
    const scanned = await technician.post('/devices/scanned', { code: `(21)${serialNumber}` });
    expect(scanned).toMatchObject({ status: 200, body: { serialNumber, traceNumber: billed } });
  });

  // accepts 790, 793
  it('writes and releases a report; a bad reading is said beside its field', async () => {
    const path = `/repairs/${coming}/service-report`;
    const reading = { title: 'دما', unit: '°C', least: 36, most: 38, decimals: 1, value: '۳۷٫۱۲' };
    const document = {
      ...emptyReport,
      finding: 'برد منبع سوخته است.',
      work: 'برد عوض شد.',
      result: 'repaired',
      technicianId: 1,
      readings: [reading],
    };
    const saved = await technician.put(path, { rev: 0, document });
    expect(saved).toMatchObject({ status: 200, body: { rev: 1, versions: [] } });
    const refused = await technician.post(`${path}/release`, { rev: 1 });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'readings.0.value': 'رقم‌های اعشار بیش از اندازه است.' } },
    });
    await technician.put(path, {
      rev: 1,
      document: { ...document, readings: [{ ...reading, value: '۳۷٫۱' }] },
    });
    const released = await technician.post(`${path}/release`, { rev: 2 });
    expect(released.body.versions).toMatchObject([{ version: 1, document: { finding: document.finding } }]);
  });
});
