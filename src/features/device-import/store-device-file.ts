import { importTexts } from '#contract/office/import-texts.ts';
import { labelsAtOnce } from '#contract/office/label-limits.ts';
import type { AuditChange } from '#features/audit/index.ts';
import {
  type Device,
  type DeviceStep,
  forgetDeletedDevices,
  listDeletedDevices,
  listKnownDevices,
  notifyFormerMobiles,
  requireMobileChange,
  requireWarrantyChange,
} from '#features/devices/index.ts';
import { type ActionActor, type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import type { StagedFile } from './import-devices.ts';
import { requireGoodFile } from './require-good-file.ts';

type Input = StagedFile & {
  expect?: string | undefined;
  reason?: string | undefined;
};

/** Stores a compared file of devices, all rows or none. Each changed mobile gets an audit row of its own. */
export const storeDeviceFile = staffAction({
  name: 'device.import',
  permission: 'devices.import',
  run: async ({ trx, actor }: ActionContext, { compared, store, expect, reason }: Input) => {
    const { report } = compared;
    requireGoodFile(report, expect);
    const deleted = await requireOwnWarranties(trx, actor, compared.steps);
    const reregistered = listReregistered(compared.steps, deleted);
    if (report.counts.mobiles + reregistered.length > 0)
      requireMobileChange(actor, reason, importTexts.needReason);
    await store(trx);
    const changed = [
      ...listChangedMobiles(compared.steps),
      ...(await findReregisteredIds(trx, reregistered)),
    ];
    await forgetDeletedDevices(trx, [...deleted.keys()]);
    await notifyFormerMobiles(
      trx,
      changed.map(({ known }) => known),
      actor,
    );
    const file: AuditChange = {
      subject: { kind: 'device', id: 'file' },
      from: null,
      to: report.counts,
      why: reason,
    };
    return {
      result: { ...report, isStored: true, serials: listSerials(compared.steps) },
      audit: [file, ...changed.map((one) => auditMobile(one, reason))],
    };
  },
});

type DeviceBefore = Pick<Device, 'id' | 'serial_number' | 'product_name' | 'mobile'>;
type ChangedMobile = { known: DeviceBefore; mobile: string | null };
type Deleted = Awaited<ReturnType<typeof listDeletedDevices>>;

/** Of the first devices of a file, for their labels. */
const listSerials = (steps: readonly DeviceStep[]): string[] =>
  steps.slice(0, labelsAtOnce).map(({ row }) => row.serial_number);

const listNew = (steps: readonly DeviceStep[]): string[] =>
  steps.flatMap(({ known, row }) => (known ? [] : [row.serial_key]));

/** Refuses a file that lengthens warranties and is not a manager's. Gives what was deleted not long ago. */
export const requireOwnWarranties = async (
  db: Db,
  actor: Pick<ActionActor, 'permissions'>,
  steps: readonly DeviceStep[],
): Promise<Deleted> => {
  const deleted = await listDeletedDevices(db, listNew(steps));
  requireWarrantyChange(actor, listWarranties(steps, deleted));
  return deleted;
};

const listWarranties = (steps: readonly DeviceStep[], deleted: Deleted) =>
  steps.flatMap(({ known, change, row }) => {
    const before = known ?? deleted.get(row.serial_key);
    if (!before || (known && !('warranty_until' in change))) return [];
    return [{ before: before.warranty_until, after: row.warranty_until }];
  });

/** Serials that were deleted not long ago and come back with another mobile. */
const listReregistered = (steps: readonly DeviceStep[], deleted: Deleted) =>
  steps.flatMap(({ known, row }) => {
    const former = known ? undefined : deleted.get(row.serial_key);
    return former && former.mobile !== row.mobile ? [{ row, former }] : [];
  });

const findReregisteredIds = async (
  trx: Db,
  reregistered: ReturnType<typeof listReregistered>,
): Promise<ChangedMobile[]> => {
  if (reregistered.length === 0) return [];
  const stored = await listKnownDevices(
    trx,
    reregistered.map(({ row }) => row.serial_key),
  );
  return reregistered.flatMap(({ row, former }) => {
    const device = stored.get(row.serial_key);
    if (!device) return [];
    const { product_name, mobile } = former;
    return [
      {
        known: { id: device.id, serial_number: device.serial_number, product_name, mobile },
        mobile: row.mobile,
      },
    ];
  });
};

const listChangedMobiles = (steps: readonly DeviceStep[]): ChangedMobile[] =>
  steps.flatMap(({ known, change }) =>
    known && change.mobile !== undefined ? [{ known, mobile: change.mobile }] : [],
  );

const auditMobile = ({ known, mobile }: ChangedMobile, why: string | undefined): AuditChange => ({
  action: 'device.mobile',
  subject: { kind: 'device', id: known.serial_number },
  from: { mobile: known.mobile },
  to: { mobile },
  why,
});
