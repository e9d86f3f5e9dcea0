import {
  type LimitDeps,
  type LimitRule,
  limitRules,
  peekLimit,
  refundLimit,
} from '#features/limits/index.ts';
import { countsOf, listMarkBuckets } from '#features/one-time-code/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { serialKey } from '#kernel/serial.ts';
import { findDeviceBySerial } from '../devices.repository.ts';

const rules = [limitRules.wrongCodePerSerial, limitRules.smsPerSerial];

/** Opens a device that too many wrong codes or messages have closed, for known and unknown browsers alike, after the desk made sure of the caller by phone. */
export const unlockDevice = async (deps: LimitDeps, serialNumber: string): Promise<void> => {
  const key = serialKey(serialNumber);
  const device = key ? await findDeviceBySerial(deps.storage.db, key) : undefined;
  if (!device) throw new AppError('not_found', { message: `there is no device ${serialNumber}` });
  const buckets = [undefined, ...(await listMarkBuckets(deps.storage.db, device.id))];
  const named = { serialKey: device.serial_key, mobile: '' };
  for (const bucket of buckets) {
    for (const rule of rules) await emptyCount(deps, rule, countsOf(named, bucket).serial);
  }
};

const emptyCount = async (deps: LimitDeps, rule: LimitRule, key: string): Promise<void> => {
  const most = Math.max(...rule.windows.map((window) => window.most));
  for (let taken = 0; taken < most; taken += 1) await refundLimit(deps, rule, key);
  if ((await peekLimit(deps, rule, key)).isOver) throw new Error('the device is still closed');
};
