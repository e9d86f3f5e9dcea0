import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultDeskSettings } from '#contract/office/desk-settings.ts';
import { emptyReport } from '#contract/repair/service-report.ts';
import { dayMs } from '#kernel/durations.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';

describe.each(engines)('service reports in the office on %s', (engine) => {
  let kit: RepairKit;
  let desk: OfficeVisitor;
  let manager: OfficeVisitor;
  let technician: Awaited<ReturnType<typeof signInAs>>;
  let last = 64_000_000;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    const app = createOfficeApp(staff);
    desk = await signInAs(staff, app.send, 'desk');
    manager = await signInAs(staff, app.send, 'manager');
    technician = await signInAs(staff, app.send, 'technician');
  });
  afterAll(() => kit.storage.close());

  const place = async (status: 2 | 4, serial?: string) => {
    last += 1;
    const traceNumber = String(last);
    const device = await kit.addDevice(serial ? { serial } : {});
    await storeRequest(kit.storage, {
      serial: device.serial,
      traceNumber,
      statusId: status,
      isDeclared: true,
    });
    return { traceNumber, serial: device.serial };
  };
  const document = () => ({
    ...emptyReport,
    finding: 'برد منبع سوخته است.',
    work: 'برد عوض شد.',
    result: 'repaired',
    technicianId: technician.person.id,
    technicianName: technician.person.name,
  });
  const pathOf = (traceNumber: string) => `/repairs/${traceNumber}/service-report`;
  const sendBack = (traceNumber: string, from: 2 | 4) =>
    desk.post(`/repairs/${traceNumber}/moves`, {
      to: 5,
      expectedStatusId: from,
      reason: 'دستگاه برگشت.',
      parcel: { isByHand: true, carrier: '', number: '' },
    });
  const setWithoutReport = async (withoutReport: 'warn' | 'refuse') => {
    const { rev, settings } = (await manager.call('/desk-settings')).body;
    const put = await manager.put('/desk-settings', {
      settings: { ...defaultDeskSettings, ...settings, withoutReport },
      rev,
    });
    expect(put.status).toBe(200);
  };

  // accepts 794
  it.each([2, 4] as const)('sending back from %i without a report warns, or is refused', async (from) => {
    const warned = await place(from);
    const preview = (code: string) => desk.post(`/repairs/${code}/preview`, { to: 5 });
    expect((await preview(warned.traceNumber)).body.isUnreported).toBe(true);
    expect((await sendBack(warned.traceNumber, from)).status).toBe(200);

    const { traceNumber } = await place(from);
    await setWithoutReport('refuse');
    const refused = await sendBack(traceNumber, from);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('صادر نشده') } });
    await technician.put(pathOf(traceNumber), { rev: 0, document: document() });
    expect((await sendBack(traceNumber, from)).status, 'a draft is no report').toBe(409);
    await technician.post(`${pathOf(traceNumber)}/release`, { rev: 1 });
    expect((await preview(traceNumber)).body.isUnreported).toBe(false);
    expect((await sendBack(traceNumber, from)).status).toBe(200);
    await setWithoutReport('warn');
  });

  // accepts 802
  it('marks what comes back within the warranty of the work, in queue, page and report', async () => {
    const { traceNumber, serial } = await place(4);
    await sendBack(traceNumber, 4);
    const { db } = kit.storage;
    const first = await db
      .selectFrom('repair_request')
      .select(['id', 'sold_product_id'])
      .where('trace_number', '=', traceNumber)
      .executeTakeFirstOrThrow();
    for (const status_id of [6, 7] as const)
      await db.updateTable('repair_request').set({ status_id }).where('id', '=', first.id).execute();
    const comeBack = async (days: number) => {
      last += 1;
      const at = Date.now() + days * dayMs;
      const code = String(last);
      await db
        .insertInto('repair_request')
        .values({
          sold_product_id: first.sold_product_id,
          trace_number: code,
          status_id: 0,
          issue_description: '',
          centre_id: 0,
          centre_name: '',
          repair_in_place: 0,
          sender_address: '',
          is_returned_unrepaired: 0,
          registered_at: at,
          changed_at: at,
          stood_since: at,
        })
        .execute();
      const { items } = (await desk.call(`/repairs?list=open&q=${code}`)).body;
      const read = [
        items[0].isWorkReturn,
        (await desk.call(`/repairs/${code}`)).body.isWorkReturn,
        (await desk.call(pathOf(code))).body.isWorkReturn,
        (await technician.call(`/bench/repairs/${code}`)).body.isWorkReturn,
      ];
      await db
        .updateTable('repair_request')
        .set({ status_id: 100 })
        .where('trace_number', '=', code)
        .execute();
      return read;
    };
    const usual = defaultDeskSettings.workWarrantyDays;
    expect(await comeBack(usual - 1)).toEqual([true, true, true, true]);
    expect(await comeBack(usual + 1)).toEqual([false, false, false, false]);
    const firstPage = await desk.call(`/repairs/${traceNumber}`);
    expect(firstPage.body).toMatchObject({ isWorkReturn: false, device: { fSerialNumber: serial } });
    const { rev, settings } = (await manager.call('/desk-settings')).body;
    await manager.put('/desk-settings', { settings: { ...settings, workWarrantyDays: 0 }, rev });
    expect(await comeBack(1)).toEqual([false, false, false, false]);
  });

  // accepts 798
  it('counts causes by product and month, marks what repeats, and writes them into a file', async () => {
    const release = async (cause: string) => {
      const { traceNumber } = await place(2);
      await technician.put(pathOf(traceNumber), { rev: 0, document: { ...document(), cause } });
      await technician.post(`${pathOf(traceNumber)}/release`, { rev: 1 });
      return traceNumber;
    };
    const [first = ''] = [await release('نفوذ مایع'), await release('نفوذ مایع'), await release('نوسان برق')];
    const find = async (cause: string) =>
      (await manager.call('/reports/causes')).body.rows.find((row: { cause: string }) => row.cause === cause);
    expect(await find('نفوذ مایع')).toMatchObject({ total: 2, isRepeated: false });
    await release('نفوذ مایع');
    const repeated = await find('نفوذ مایع');
    expect(repeated).toMatchObject({ total: 3, isRepeated: true });
    expect(repeated.counts.at(-1)).toBe(3);
    const file = await manager.call('/reports/causes/export?format=csv');
    expect(file.text).toMatch(/نفوذ مایع.*۳ بار در ۹۰ روز/);
    const corrected = { rev: 2, document: { ...document(), cause: 'نوسان برق' }, reason: 'علت نادرست بود.' };
    await technician.put(pathOf(first), corrected);
    await technician.post(`${pathOf(first)}/release`, { rev: 3 });
    expect(await find('نفوذ مایع')).toMatchObject({ total: 2, isRepeated: false });
    expect((await desk.call('/reports/causes')).status).toBe(403);
  });

  // accepts 790
  it('goes on when the technician who began it is disabled', async () => {
    const { traceNumber } = await place(2);
    expect((await technician.put(pathOf(traceNumber), { rev: 0, document: document() })).status).toBe(200);
    await kit.storage.db
      .updateTable('staff')
      .set({ state: 'disabled' })
      .where('id', '=', technician.person.id)
      .execute();
    expect((await technician.post(`${pathOf(traceNumber)}/release`, { rev: 1 })).status).toBe(401);
    const choices = await manager.call('/service-report-choices');
    expect(choices.body.technicians).not.toContainEqual(
      expect.objectContaining({ id: technician.person.id }),
    );
    const kept = await manager.call(pathOf(traceNumber));
    expect(kept.body.document).toMatchObject({
      technicianName: technician.person.name,
      finding: document().finding,
    });
    const released = await manager.post(`${pathOf(traceNumber)}/release`, { rev: 1 });
    expect(released.body.versions).toMatchObject([{ document: { technicianId: technician.person.id } }]);
  });
});
