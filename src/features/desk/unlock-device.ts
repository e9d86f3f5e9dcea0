import { type Device, requireDevice } from '#features/devices/index.ts';
import {
  forgetTries,
  type LimitDeps,
  type LimitRule,
  limitRules,
  peekLimit,
} from '#features/limits/index.ts';
import { listCodeCounts } from '#features/one-time-code/index.ts';
import { type ActionContext, type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';

const rules = { codes: limitRules.wrongCodePerSerial, messages: limitRules.smsPerSerial } as const;

type DeviceLock = {
  limit: keyof typeof rules;
  /** Whether it closes a browser that has verified the device before, or all others. */
  isKnownBrowser: boolean;
  retryAfterSeconds: number;
};

/** Which limits close a serial, for whom and for how long. */
export const listDeviceLocks = async (deps: LimitDeps, serialNumber: string): Promise<DeviceLock[]> => {
  const { db } = deps.storage;
  const locks: DeviceLock[] = [];
  const device = await requireDevice(db, serialNumber);
  for (const { limit, rule, key, isKnownBrowser } of await listCounts(db, device)) {
    const verdict = await peekLimit(deps, rule, key);
    if (verdict.isOver) locks.push({ limit, isKnownBrowser, retryAfterSeconds: verdict.retryAfterSeconds });
  }
  return locks;
};

/**
 * Opens a device that too many wrong codes or messages have closed, for known and unknown browsers alike, after the
 * desk made sure of the caller by phone.
 */
export const unlockDevice = staffAction({
  name: 'device.unlock',
  permission: 'devices.unlock',
  prepare: ({ deps }: PrepareContext<LimitDeps>, { serial }: { serial: string }) =>
    listDeviceLocks(deps, serial),
  run: async ({ trx, deps }: ActionContext<LimitDeps>, { serial }, locks) => {
    const device = await requireDevice(trx, serial);
    for (const { rule, key } of await listCounts(trx, device)) await forgetTries(trx, deps, { rule, key });
    const subject = { kind: 'device' as const, id: device.serial_number };
    const from = { locks: locks.map(({ limit }) => limit) };
    return { result: {}, audit: { subject, from, to: { locks: [] } } };
  },
});

/** Every count that can close a serial: one for strangers together, one for each browser that is known. */
const listCounts = async (db: Db, device: Device) => {
  const counts = await listCodeCounts(db, { deviceId: device.id, purposeKey: device.serial_key, mobile: '' });
  return counts.flatMap(({ serial, isKnownBrowser }) =>
    (Object.entries(rules) as [DeviceLock['limit'], LimitRule][]).map(([limit, rule]) => ({
      limit,
      rule,
      key: serial,
      isKnownBrowser,
    })),
  );
};
