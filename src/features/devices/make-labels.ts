import type { z } from 'zod';
import type { DeviceLabel as LabelShape } from '#contract/office/calls/device-calls.ts';
import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import type { AuditChange } from '#features/audit/index.ts';
import { findServicePhone } from '#features/content/index.ts';
import { type ActionContext, type ActionDeps, staffAction } from '#features/staff-action/index.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { refuseField } from './device-input.ts';
import { addLabel, type LabelNumbers, listPrintableLabels } from './device-labels.ts';
import type { Device } from './devices.repository.ts';
import { listKnownDevices } from './find-device.ts';

type DeviceLabel = z.infer<typeof LabelShape>;

export type LabelDeps = ActionDeps & { appSecret: string };

/** Readies the labels of these devices for print; a device that has none gets one. */
export const makeLabels = staffAction({
  name: 'device.label',
  permission: 'devices.label',
  run: async ({ trx, deps }: ActionContext<LabelDeps>, { serials }: { serials: readonly string[] }) => {
    const devices = await requireDevices(trx, serials);
    const ids = devices.map(({ id }) => id);
    await lockRows(trx, 'sold_product', ids);
    const known = await listPrintableLabels(trx, deps, ids);
    const audit: AuditChange[] = [];
    for (const device of devices.filter(({ id }) => !known.has(id)))
      audit.push(auditLabel(device, await addLabel(trx, deps, device.id)));
    return { result: { serials: devices.map(({ serial_number }) => serial_number) }, audit };
  },
});

export const auditLabel = (device: Device, { before, now }: LabelNumbers): AuditChange => ({
  subject: { kind: 'device', id: device.serial_number },
  from: { label: before },
  to: { label: now },
});

/** In the order given, each once. One that is unknown stops all: a sheet must not come out with a gap. */
const requireDevices = async (db: Db, serials: readonly string[]): Promise<Device[]> => {
  const typed = new Map(serials.map((serial) => [serialKey(serial) ?? serial, serial.trim()]));
  const keys = [...typed.keys()];
  const found = await listKnownDevices(db, keys);
  const unknown = [...typed].flatMap(([key, serial]) => (found.has(key) ? [] : [serial]));
  if (unknown.length > 0) throw refuseField('serials', deviceRefusalTexts.unknownSerials(unknown));
  return keys.flatMap((key) => found.get(key) ?? []);
};

/** What is printed on the labels of these devices. */
export const readLabels = async (
  db: Db,
  deps: { appSecret: string; siteOrigin: () => string },
  serials: readonly string[],
): Promise<DeviceLabel[]> => {
  const devices = await requireDevices(db, serials);
  const labels = await listPrintableLabels(
    db,
    deps,
    devices.map(({ id }) => id),
  );
  const phone = (await findServicePhone(db)) ?? '';
  return devices.flatMap(({ id, serial_number: serialNumber, product_name: productName }) => {
    const label = labels.get(id);
    return label
      ? [{ serialNumber, productName, phone, address: `${deps.siteOrigin()}/d/${label.token}` }]
      : [];
  });
};
