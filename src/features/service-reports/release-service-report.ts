import { serviceReportRefusal } from '#contract/office/service-report-reasons.ts';
import type { ReportDocument } from '#contract/repair/service-report.ts';
import { findDevice } from '#features/devices/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import { lockReportDraft, type ReportClaim } from './lock-report.ts';
import {
  isOutsideLimits,
  listNumberedSpareParts,
  listReportFaults,
  type NumberedSparePart,
} from './report.rules.ts';
import { clearReportDraft, insertVersion, listVersions } from './reports.repository.ts';
import { insertSpareParts, installSparePart, takeOutSpareParts } from './spare-parts.repository.ts';

/** Makes what is written the next version, which the customer reads and nobody changes. */
export const releaseServiceReport = staffAction({
  name: 'servicereport.release',
  permission: 'servicereports.release',
  run: async (
    { trx, actor }: ActionContext,
    { overrideReason = '', ...claim }: ReportClaim & { overrideReason?: string | undefined },
  ) => {
    const { request, draft, released } = await lockReportDraft(trx, claim);
    const { document, reason } = draft;
    const fields = listReportFaults(document);
    if (Object.keys(fields).length > 0) throw serviceReportRefusal('report-incomplete', { fields });
    if (released > 0 && reason.length < 2)
      throw serviceReportRefusal('correction-reason', { field: 'reason' });
    const isOverride = isOutsideLimits(document);
    if (isOverride && !actor.permissions.has('servicereports.override'))
      throw serviceReportRefusal('readings-need-manager');
    if (isOverride && overrideReason.trim().length < 2)
      throw serviceReportRefusal('override-reason', { field: 'overrideReason' });

    const version = released + 1;
    const before = (await listVersions(trx, request.id)).at(-1)?.document;
    const device = { deviceId: request.sold_product_id, requestId: request.id };
    await insertVersion(trx, {
      request_id: request.id,
      version,
      device_id: device.deviceId,
      product_name: request.of_product,
      cause: document.cause,
      document,
      reason,
      released_by: actor.name,
      override_reason: isOverride ? overrideReason.trim() : '',
    });
    await storeSpareParts(trx, { document, before }, { ...device, version });
    await clearReportDraft(trx, request.id);
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

/**
 * A part with a serial is in one device at a time; taken out, it may be fitted again. Of a correction only the
 * differences to the version before count, since its other parts may have been moved meanwhile.
 */
const storeSpareParts = async (
  trx: Db,
  { document: { parts }, before }: { document: ReportDocument; before: ReportDocument | undefined },
  { deviceId, requestId, version }: { deviceId: number; requestId: number; version: number },
): Promise<void> => {
  const fitted = listNumberedSpareParts(parts, 'serialFitted');
  const removed = listNumberedSpareParts(parts, 'serialRemoved');
  const twice = fitted.find(({ partKey }, at) => fitted.slice(0, at).some((one) => one.partKey === partKey));
  if (twice) throw serviceReportRefusal('part-twice', { part: twice.shown, field: fieldOf(twice) });
  const toRow = (isFitted: number) => (part: { position: number; serialKey: string }) => ({
    request_id: requestId,
    version,
    position: part.position,
    device_id: deviceId,
    serial_key: part.serialKey,
    is_fitted: isFitted,
  });
  await insertSpareParts(trx, [...fitted.map(toRow(1)), ...removed.map(toRow(0))]);
  const fittedBefore = listNumberedSpareParts(before?.parts ?? [], 'serialFitted');
  const removedBefore = listNumberedSpareParts(before?.parts ?? [], 'serialRemoved');
  const gone = [...leaveOut(fittedBefore, fitted), ...leaveOut(removed, removedBefore)];
  await takeOutSpareParts(
    trx,
    gone.map(({ partKey }) => partKey),
    deviceId,
  );
  const isNew = leaveOut(fitted, fittedBefore);
  // In one order for everybody, so that two releases never wait for each other.
  for (const part of isNew.toSorted((one, other) => (one.partKey < other.partKey ? -1 : 1))) {
    const holder = await installSparePart(trx, part.partKey, { deviceId, requestId });
    if (holder === undefined) continue;
    const serialNumber = (await findDevice(trx, { id: holder }))?.serial_number ?? '';
    throw serviceReportRefusal('part-elsewhere', {
      part: part.shown,
      serialNumber,
      field: fieldOf(part),
    });
  }
};

const leaveOut = <Part extends NumberedSparePart>(
  parts: readonly Part[],
  others: readonly NumberedSparePart[],
): Part[] => parts.filter(({ partKey }) => !others.some((other) => other.partKey === partKey));

/** Of a part's serial in the form. */
const fieldOf = ({ position }: { position: number }): string => `parts.${position}.serialFitted`;
