import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPermissions, type Role } from '#contract/office/permissions.ts';
import { CustomerReport, emptyReport, type ReportDocument } from '#contract/repair/service-report.ts';
import { addRepairNote, addReportPhoto, markReportPhoto, readRequest } from '#features/desk/index.ts';
import { listDeskPhotos } from '#features/desk/intake/intake.repository.ts';
import { releaseServiceReport, saveServiceReport } from '#features/service-reports/index.ts';
import { receiveDevice } from '#kit/desk-actions.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { readReport, readReportPhoto } from './read-report.ts';
import { saveRequest } from './save-request.ts';

const actor = (role: Role) => ({
  staffId: null,
  name: 'کاوه رستمی',
  hasFreshProof: true,
  permissions: listPermissions([role]),
});
const document: ReportDocument = {
  ...emptyReport,
  finding: 'لامپ ضعیف است.',
  work: 'لامپ عوض شد.',
  result: 'repaired',
  cause: 'فرسودگی قطعه',
  tasks: [{ title: 'آزمون ایمنی برق', isDone: true }],
  technicianId: 1,
  technicianName: 'کاوه رستمی',
};

describe.each(engines)('a service report in the portal on %s', (engine) => {
  let kit: RepairKit;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());

  /** A device at hand, with the session of its owner. */
  const receiveOne = async () => {
    const { serial, sessionToken } = await kit.signIn();
    const { request } = await saveRequest(kit.deps, {
      serialNumber: serial,
      description: faultText,
      markazId: 0,
      repairInPlace: false,
      sessionToken,
    });
    const traceNumber = request.fCode;
    await receiveDevice(kit.storage, { code: traceNumber });
    return { request, sessionToken, traceNumber };
  };

  // accepts 795
  it('is there once it is released, the newest version, for its own device alone and without internal words', async () => {
    const { request, sessionToken, traceNumber } = await receiveOne();
    const read = () => readReport(kit.deps, { fCode: traceNumber, sessionToken });

    await addRepairNote(kit.deps, actor('technician'), {
      traceNumber,
      text: 'مشتری بدقول است.',
      isForCustomer: false,
      sendsSms: false,
    });
    await saveServiceReport(kit.deps, actor('technician'), { traceNumber, rev: 0, document });
    await expect(read()).rejects.toMatchObject({ code: 'not_found' });
    expect((await readRequest(kit.storage.db, request.id)).report).toBeNull();

    await releaseServiceReport(kit.deps, actor('technician'), { traceNumber, rev: 1 });
    await saveServiceReport(kit.deps, actor('technician'), {
      traceNumber,
      rev: 2,
      reason: 'کار دیگری هم شد.',
      document: { ...document, work: 'پیش‌نویس' },
    });
    const shown = await read();
    expect(CustomerReport.parse(shown)).toEqual(shown);
    expect(shown).toMatchObject({
      version: 1,
      document: { finding: 'لامپ ضعیف است.', work: 'لامپ عوض شد.' },
    });
    expect(JSON.stringify(shown)).not.toMatch(/بدقول|پیش‌نویس|technicianId|releasedBy/);
    expect((await readRequest(kit.storage.db, request.id)).report).toMatchObject({
      version: 1,
      result: 'repaired',
      work: 'آزمون ایمنی برق، لامپ عوض شد.',
    });

    // accepts 801
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0aa' } })
      .png()
      .toBuffer();
    const { id } = await addReportPhoto(kit.deps, actor('technician'), { traceNumber, bytes: photo });
    const readPhoto = () => readReportPhoto(kit.deps, { fCode: traceNumber, id, sessionToken });
    expect((await read()).photos).toEqual([]);
    await expect(readPhoto()).rejects.toMatchObject({ code: 'not_found' });
    await markReportPhoto(kit.deps, actor('technician'), { traceNumber, id, isForCustomer: true });
    expect((await read()).photos).toEqual([{ id, width: 60, height: 40 }]);
    expect((await sharp(await readPhoto()).metadata()).format).toBe('jpeg');
    for (let n = 1; n < 10; n += 1) {
      const other = await sharp({ create: { width: 60 + n, height: 40, channels: 3, background: '#0aa' } })
        .png()
        .toBuffer();
      await addReportPhoto(kit.deps, actor('technician'), { traceNumber, bytes: other });
    }
    await addReportPhoto(kit.deps, actor('technician'), { traceNumber, bytes: photo });
    const eleventh = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#0aa' } })
      .png()
      .toBuffer();
    await expect(
      addReportPhoto(kit.deps, actor('technician'), { traceNumber, bytes: eleventh }),
    ).rejects.toMatchObject({ details: { reason: 'too-many-photos' } });
    expect(await listDeskPhotos(kit.storage.db, request.id, 'intake')).toEqual([]);

    const stranger = await kit.signIn();
    await expect(
      readReport(kit.deps, { fCode: traceNumber, sessionToken: stranger.sessionToken }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(readReport(kit.deps, { fCode: traceNumber, sessionToken: undefined })).rejects.toMatchObject(
      {
        code: 'unauthorised',
      },
    );
  });

  it('shows no photo before it is released, although it is marked for the customer', async () => {
    const { sessionToken, traceNumber } = await receiveOne();
    await saveServiceReport(kit.deps, actor('technician'), { traceNumber, rev: 0, document });
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0aa' } })
      .png()
      .toBuffer();
    const { id } = await addReportPhoto(kit.deps, actor('technician'), { traceNumber, bytes });
    await markReportPhoto(kit.deps, actor('technician'), { traceNumber, id, isForCustomer: true });
    const readPhoto = () => readReportPhoto(kit.deps, { fCode: traceNumber, id, sessionToken });
    await expect(readPhoto()).rejects.toMatchObject({ code: 'not_found' });
    await releaseServiceReport(kit.deps, actor('technician'), { traceNumber, rev: 1 });
    expect((await sharp(await readPhoto()).metadata()).format).toBe('jpeg');
  });
});
