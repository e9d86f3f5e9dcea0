import { importTexts } from '#contract/office/import-texts.ts';
import { type ActionContext, type AuditChange, staffAction } from '#features/audit/index.ts';
import {
  type Device,
  type DeviceStep,
  type NewDevice,
  notifyFormerMobiles,
  requireMobileChange,
} from '#features/devices/index.ts';
import type { ImportTransaction } from './compare-file.ts';
import { requireGoodFile } from './require-good-file.ts';

type Input = ImportTransaction<NewDevice, Device> & {
  expect?: string | undefined;
  reason?: string | undefined;
};

/** Stores a compared file of devices, all rows or none. Each changed mobile gets an audit row of its own. */
export const storeDeviceFile = staffAction({
  name: 'device.import',
  permission: 'devices.import',
  run: async ({ trx, actor }: ActionContext, { compare, store, expect, reason }: Input) => {
    const compared = await compare(trx);
    const { report } = compared;
    requireGoodFile(report, expect);
    if (report.counts.mobiles > 0) requireMobileChange(actor, reason, importTexts.needReason);
    await store(trx, compared);
    const moved = listMoved(compared.steps);
    await notifyFormerMobiles(
      trx,
      moved.map(({ known }) => known),
      actor,
    );
    const file: AuditChange = {
      subject: { kind: 'device', id: 'file' },
      from: null,
      to: report.counts,
      why: reason,
    };
    return {
      result: { ...report, isStored: true },
      audit: [file, ...moved.map((one) => auditMobile(one, reason))],
    };
  },
});

type Moved = { known: Device; mobile: string | null };

const listMoved = (steps: readonly DeviceStep[]): Moved[] =>
  steps.flatMap(({ known, change }) =>
    known && change.mobile !== undefined ? [{ known, mobile: change.mobile }] : [],
  );

const auditMobile = ({ known, mobile }: Moved, why: string | undefined): AuditChange => ({
  action: 'device.mobile',
  subject: { kind: 'device', id: known.serial_number },
  from: { mobile: known.mobile },
  to: { mobile },
  why,
});
