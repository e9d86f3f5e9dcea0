import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPermissions, type Permission, type Role } from '#contract/office/permissions.ts';
import { type Checklist, emptyReport, type ReportDocument } from '#contract/repair/service-report.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { findDevice } from '#features/devices/index.ts';
import type { ActionActor } from '#features/staff-action/index.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { storeRequest } from '#kit/store-request.ts';
import {
  askApproval,
  discardServiceReport,
  findReleasedReport,
  listSparePartDevices,
  readServiceReport,
  releaseServiceReport,
  saveServiceReport,
  writeChecklist,
} from './index.ts';

const actor = (role: Role, name: string): ActionActor => ({
  staffId: null,
  name,
  hasFreshProof: true,
  permissions: listPermissions([role]) as ReadonlySet<Permission>,
});
const technician = actor('technician', 'کاوه رستمی');
const manager = actor('manager', 'نیلوفر مرادی');
const desk = actor('desk', 'بهرام صادقی');

const whole: ReportDocument = {
  ...emptyReport,
  finding: 'لامپ ضعیف است.',
  work: 'لامپ عوض شد.',
  result: 'repaired',
  cause: 'فرسودگی قطعه',
  technicianId: 1,
  technicianName: 'کاوه رستمی',
  day: '2026-11-16',
};
const part = (over: Partial<ReportDocument['parts'][number]>) => ({
  title: 'لامپ هالوژن',
  code: 'LMP-20',
  quantity: 1,
  serialFitted: '',
  serialRemoved: '',
  lot: '',
  ...over,
});
const bath = { title: 'دمای انکوباتور', unit: '°C', least: 36.5, most: 37.5, decimals: 1 };

describe.each(engines)('a service report on %s', (engine) => {
  let kit: RepairKit;
  let last = 31_000_000;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());

  const place = async (status: StatusId, { inPlace = false, productName = 'الایزاریدر' } = {}) => {
    last += 1;
    const { serial } = await kit.addDevice({ productName });
    const deviceId = (await findDevice(kit.storage.db, { serial }))?.id;
    const traceNumber = String(last);
    await storeRequest(kit.storage, { serial, traceNumber, statusId: status, repairInPlace: inPlace });
    return { traceNumber, serial, deviceId };
  };
  const save = (traceNumber: string, document: ReportDocument, rev = 0, over = {}, by = technician) =>
    saveServiceReport(kit.deps, by, { traceNumber, rev, document, ...over });
  const release = (traceNumber: string, rev: number, by = technician, overrideReason?: string) =>
    releaseServiceReport(kit.deps, by, { traceNumber, rev, overrideReason });
  const read = (traceNumber: string) => readServiceReport(kit.storage.db, traceNumber);
  const requestId = async (traceNumber: string) =>
    (
      await kit.storage.db
        .selectFrom('repair_request')
        .select('id')
        .where('trace_number', '=', traceNumber)
        .executeTakeFirstOrThrow()
    ).id;

  // accepts 790
  it.each([
    [0, false, false],
    [1, false, false],
    [1, true, true],
    [2, false, true],
    [3, false, true],
    [4, false, true],
    [5, false, false],
    [100, false, false],
  ] as const)('at %i, in place %s, may be written: %s', async (status, inPlace, expected) => {
    const { traceNumber } = await place(status, { inPlace });
    expect((await read(traceNumber)).mayWrite).toBe(expected);
    const saved = save(traceNumber, whole);
    if (expected) expect(await saved).toEqual({ rev: 1 });
    else await expect(saved).rejects.toMatchObject({ message: 'report-not-here' });
  });

  // accepts 790, 795
  it('is seen by the customer once it is released, and then never changes: a correction is a version', async () => {
    const { traceNumber } = await place(2);
    const id = await requestId(traceNumber);
    await save(traceNumber, { ...whole, finding: '' });
    expect(await findReleasedReport(kit.storage.db, id)).toBeUndefined();
    await expect(release(traceNumber, 1)).rejects.toMatchObject({
      details: { reason: 'report-incomplete', fields: { finding: 'یافته را بنویسید.' } },
    });
    await save(traceNumber, whole, 1);
    expect(await release(traceNumber, 2)).toEqual({ version: 1 });
    expect(await findReleasedReport(kit.storage.db, id)).toMatchObject({ version: 1, document: whole });
    for (const change of [
      kit.storage.db.updateTable('service_report').set({ cause: 'دیگر' }).where('request_id', '=', id),
      kit.storage.db.deleteFrom('service_report').where('request_id', '=', id),
    ])
      await expect(change.execute()).rejects.toThrow('kept as they were written');

    const corrected = { ...whole, finding: 'آینه هم کدر است.' };
    await save(traceNumber, corrected, 3);
    await expect(release(traceNumber, 4)).rejects.toMatchObject({ message: 'correction-reason' });
    await save(traceNumber, corrected, 4, { reason: 'آینه دیده نشده بود.' });
    expect(await release(traceNumber, 5)).toEqual({ version: 2 });
    expect((await read(traceNumber)).versions.map(({ document }) => document.finding)).toEqual([
      whole.finding,
      corrected.finding,
    ]);
  });

  // accepts 803
  it('loses nothing of two people who write it at the same moment: the second gets both texts', async () => {
    const { traceNumber } = await place(2);
    const other = { ...whole, finding: 'یافتهٔ دیگری.' };
    const [one, two] = await Promise.allSettled([
      save(traceNumber, whole),
      save(traceNumber, other, 0, {}, manager),
    ]);
    const refused = [one, two].find(({ status }) => status === 'rejected');
    expect([one, two].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { current, yours } = (refused as PromiseRejectedResult).reason.details;
    expect(new Set([current.finding, yours.finding])).toEqual(new Set([whole.finding, other.finding]));
  });

  it('names who saved it last, and refuses an older text with the reason that stands there', async () => {
    const { traceNumber } = await place(2);
    expect((await read(traceNumber)).saved).toBeNull();
    await save(traceNumber, whole);
    expect((await read(traceNumber)).saved).toMatchObject({ by: technician.name });
    await save(traceNumber, whole, 1, { reason: 'آینه دیده نشده بود.' }, manager);
    expect((await read(traceNumber)).saved).toMatchObject({ by: manager.name });
    await expect(save(traceNumber, whole, 1)).rejects.toMatchObject({
      details: { reason: 'report-stale', savedBy: manager.name, currentReason: 'آینه دیده نشده بود.' },
    });
  });

  it('is released once when two press at the same moment', async () => {
    const { traceNumber } = await place(2);
    await save(traceNumber, whole);
    const pressed = await Promise.allSettled([release(traceNumber, 1), release(traceNumber, 1, manager)]);
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(traceNumber)).versions).toHaveLength(1);
  });

  // accepts 792
  it('begins with the checklist of its product, whose limits it keeps', async () => {
    const productName = `انکوباتور ${last}`;
    const checklist: Checklist = { tasks: [{ title: 'تمیزکاری' }], readings: [bath] };
    const write = (rev: number, over: Partial<Checklist> = {}) =>
      writeChecklist(kit.deps, manager, { productName, rev, ...checklist, ...over });
    await write(0);
    await expect(write(0)).rejects.toMatchObject({ message: 'edited-meanwhile' });
    const { traceNumber } = await place(2, { productName });
    const begun = (await read(traceNumber)).document;
    expect(begun).toMatchObject({
      tasks: [{ title: 'تمیزکاری', isDone: false }],
      readings: [{ ...bath, value: '' }],
    });
    await save(traceNumber, begun);
    await write(1, { readings: [{ ...bath, most: 40 }] });
    expect((await read(traceNumber)).document.readings[0]?.most).toBe(37.5);
    await expect(
      writeChecklist(kit.deps, technician, { productName, rev: 2, ...checklist }),
    ).rejects.toThrow();
  });

  // accepts 793
  it('with a reading outside its limits needs a manager and a reason', async () => {
    const { traceNumber } = await place(2);
    const hot = { ...whole, readings: [{ ...bath, value: '۳۸٫۱' }] };
    await save(traceNumber, { ...hot, readings: [{ ...bath, value: 'گرم' }] });
    await expect(release(traceNumber, 1)).rejects.toMatchObject({
      details: { fields: { 'readings.0.value': 'فقط عدد بنویسید، مانند ۳۷٫۵.' } },
    });
    await save(traceNumber, hot, 1);
    await expect(release(traceNumber, 2, technician, 'بد نیست')).rejects.toMatchObject({
      message: 'readings-need-manager',
    });
    await askApproval(kit.deps, technician, { traceNumber, rev: 2 });
    expect((await read(traceNumber)).approvalAskedBy).toBe(technician.name);
    await expect(release(traceNumber, 2, manager)).rejects.toMatchObject({ message: 'override-reason' });
    await release(traceNumber, 2, manager, 'پس از تعویض حسگر دوباره سنجیده می‌شود.');
    expect((await read(traceNumber)).versions[0]).toMatchObject({
      overrideReason: 'پس از تعویض حسگر دوباره سنجیده می‌شود.',
    });
  });

  // accepts 791
  it('holds a numbered part in one device at a time, and finds the device by it', async () => {
    const first = await place(2);
    const second = await place(2);
    const fitted = { ...whole, parts: [part({ serialFitted: 'L20-88314' })] };
    await save(first.traceNumber, fitted);
    await save(second.traceNumber, { ...whole, parts: [part({ serialFitted: 'l20-۸۸۳۱۴' })] });
    await release(first.traceNumber, 1);
    await expect(release(second.traceNumber, 1)).rejects.toMatchObject({
      details: {
        reason: 'part-elsewhere',
        serialNumber: first.serial,
        fields: { 'parts.0.serialFitted': expect.stringContaining(first.serial) },
      },
    });
    expect(await listSparePartDevices(kit.storage.db, 'L20-88314', 20)).toEqual([first.deviceId]);
    // Nothing of the refused release is left.
    expect((await read(second.traceNumber)).versions).toEqual([]);

    const taken = { ...whole, parts: [part({ serialRemoved: 'L20-88314' })] };
    await save(first.traceNumber, taken, 2, { reason: 'لامپ برگشت.' });
    await release(first.traceNumber, 3);
    await release(second.traceNumber, 1);
    expect(new Set(await listSparePartDevices(kit.storage.db, 'L20-88314', 20))).toEqual(
      new Set([first.deviceId, second.deviceId]),
    );
  });

  // accepts 791
  it('corrects an old report although its part is in another device by now', async () => {
    const [first, second] = [await place(2), await place(2)];
    const parts = [part({ serialFitted: 'MOVED-1' })];
    await save(first.traceNumber, { ...whole, parts });
    await release(first.traceNumber, 1);
    const id = await requestId(first.traceNumber);
    await kit.storage.db.deleteFrom('fitted_part').where('request_id', '=', id).execute();
    await save(second.traceNumber, { ...whole, parts });
    await release(second.traceNumber, 1);
    await save(first.traceNumber, { ...whole, parts, work: 'لامپ و آینه عوض شد.' }, 2, { reason: 'آینه.' });
    expect(await release(first.traceNumber, 3)).toEqual({ version: 2 });
    const twice = [...parts, part({ serialFitted: 'moved-۱' })];
    await save(first.traceNumber, { ...whole, parts: twice }, 4, { reason: 'دو بار.' });
    await expect(release(first.traceNumber, 5)).rejects.toMatchObject({ message: 'part-twice' });
  });

  // accepts 791
  it('lets one of two win that fit the same part at the same moment', async () => {
    const places = [await place(2), await place(2)];
    const parts = [part({ serialFitted: `RACE-${last}` })];
    for (const { traceNumber } of places) await save(traceNumber, { ...whole, parts });
    const pressed = await Promise.allSettled(places.map(({ traceNumber }) => release(traceNumber, 1)));
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not written by the desk, and a draft can be dropped', async () => {
    const { traceNumber } = await place(2);
    await expect(save(traceNumber, whole, 0, {}, desk)).rejects.toMatchObject({ code: 'forbidden' });
    await save(traceNumber, whole);
    await discardServiceReport(kit.deps, technician, { traceNumber, rev: 1 });
    expect(await read(traceNumber)).toMatchObject({ rev: 2, saved: null, document: emptyReport });
  });

  // accepts 803
  it('refuses a copy from before a release or a discard, which would fit by its number if that began again', async () => {
    const { traceNumber } = await place(2);
    const discard = (rev: number) => discardServiceReport(kit.deps, technician, { traceNumber, rev });
    const stale = { details: { reason: 'report-stale' } };
    await save(traceNumber, whole);
    await discard(1);
    await expect(save(traceNumber, whole, 0)).rejects.toMatchObject(stale);
    await save(traceNumber, whole, 2);
    await expect(save(traceNumber, whole, 1)).rejects.toMatchObject(stale);
    await release(traceNumber, 3);
    const { rev, saved } = await read(traceNumber);
    expect({ rev, saved }).toEqual({ rev: 4, saved: null });
    await save(traceNumber, { ...whole, work: 'تصحیح همکار' }, rev);
    await expect(save(traceNumber, whole, 0)).rejects.toMatchObject(stale);
    await expect(discard(1)).rejects.toMatchObject(stale);
  });
});
