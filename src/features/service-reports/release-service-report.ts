import { serviceReportRefusal } from '#contract/office/service-report-reasons.ts';
import type { ReportDocument } from '#contract/repair/service-report.ts';
import { type ActionContext, staffAction } from '#features/audit/index.ts';
import { findDevice } from '#features/devices/index.ts';
import type { Db } from '#storage/dialect.ts';
import { lockDraft, type ReportClaim } from './lock-report.ts';
import { fitPart, insertParts, releaseFittedBy, takeOutParts } from './numbered-parts.repository.ts';
import { isOutsideLimits, listNumberedParts, listReportFaults } from './report.rules.ts';
import { deleteDraft, insertVersion } from './reports.repository.ts';

/** Makes what is written the next version, which the customer reads and nobody changes. */
export const releaseServiceReport = staffAction({
  name: 'servicereport.release',
  permission: 'servicereports.release',
  run: async (
    { trx, actor }: ActionContext,
    { overrideReason = '', ...claim }: ReportClaim & { overrideReason?: string | undefined },
  ) => {
    const { request, draft, released } = await lockDraft(trx, claim);
    const { document, reason } = draft;
    const fields = listReportFaults(document);
    if (Object.keys(fields).length > 0) throw serviceReportRefusal('report-incomplete', { fields });
    if (released > 0 && reason.length < 2) refuseField('correction-reason', 'reason');
    const isOverride = isOutsideLimits(document);
    if (isOverride && !actor.permissions.has('servicereports.override'))
      throw serviceReportRefusal('readings-need-manager');
    if (isOverride && overrideReason.trim().length < 2) refuseField('override-reason', 'overrideReason');

    const version = released + 1;
    const device = { deviceId: request.sold_product_id, requestId: request.id };
    await insertVersion(trx, {
      ...{ request_id: request.id, version, device_id: device.deviceId, product_name: request.of_product },
      ...{ cause: document.cause, document, reason, released_by: actor.name },
      override_reason: isOverride ? overrideReason.trim() : '',
    });
    await storeParts(trx, document, { ...device, version });
    await deleteDraft(trx, request.id);
    return {
      result: { version },
      audit: {
        subject: { kind: 'repair', id: claim.traceNumber },
        from: { version: released },
        to: { version, result: document.result, ...(isOverride && { overrideReason }) },
      },
    };
  },
});

const refuseField = (reason: 'correction-reason' | 'override-reason', field: string): never => {
  const refusal = serviceReportRefusal(reason);
  throw serviceReportRefusal(reason, { fields: { [field]: String(refusal.details?.text) } });
};

/** A part with a serial is in one device at a time; taken out, it may be fitted again. */
const storeParts = async (
  trx: Db,
  { parts }: ReportDocument,
  { deviceId, requestId, version }: { deviceId: number; requestId: number; version: number },
): Promise<void> => {
  const fitted = listNumberedParts(parts, 'serialFitted');
  const removed = listNumberedParts(parts, 'serialRemoved');
  const twice = fitted.find(({ partKey }, at) => fitted.slice(0, at).some((one) => one.partKey === partKey));
  if (twice) throw serviceReportRefusal('part-twice', { part: twice.shown });
  const toRow = (isFitted: number) => (part: { position: number; serialKey: string }) => ({
    ...{ request_id: requestId, version, position: part.position, device_id: deviceId },
    ...{ serial_key: part.serialKey, is_fitted: isFitted },
  });
  await insertParts(trx, [...fitted.map(toRow(1)), ...removed.map(toRow(0))]);
  await releaseFittedBy(trx, requestId);
  await takeOutParts(
    trx,
    removed.map(({ partKey }) => partKey),
    deviceId,
  );
  // In one order for everybody, so that two releases never wait for each other.
  for (const { partKey, shown } of fitted.toSorted((one, other) => (one.partKey < other.partKey ? -1 : 1))) {
    const holder = await fitPart(trx, partKey, { deviceId, requestId });
    if (holder === undefined) continue;
    const serialNumber = (await findDevice(trx, { id: holder }))?.serial_number ?? '';
    throw serviceReportRefusal('part-elsewhere', { part: shown, serialNumber });
  }
};
